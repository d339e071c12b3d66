import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { citySchema } from '../content/schemas/city.ts';
import { AccessTable } from './AccessTable.tsx';
import { Alert } from './Alert.tsx';
import { CallLog } from './CallLog.tsx';
import { ChartTable } from './ChartTable.tsx';
import { ContactCard } from './ContactCard.tsx';
import { DayBand } from './DayBand.tsx';
import { EntryCard } from './EntryCard.tsx';
import { EntryForm } from './EntryForm.tsx';
import { EntryNotes } from './EntryNotes.tsx';
import { FilterChips } from './FilterChips.tsx';
import { Guide } from './Guide.tsx';
import { ImpactChart } from './ImpactChart.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MailTrail } from './MailTrail.tsx';
import { Meanings } from './Meanings.tsx';
import { NearYou } from './NearYou.tsx';
import { News } from './News.tsx';
import { Patchwork } from './Patchwork.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { placesOf } from './places.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { RecheckCard } from './RecheckCard.tsx';
import { ReferralSlip } from './ReferralSlip.tsx';
import { ReportSheet } from './ReportSheet.tsx';
import { ResourceList } from './ResourceList.tsx';
import { RoleFrames } from './RoleFrames.tsx';
import { ScatteredLists } from './ScatteredLists.tsx';
import { StreetFront } from './StreetFront.tsx';
import { Ticket } from './Ticket.tsx';
import { TicketStub } from './TicketStub.tsx';
import { ToggleBoard } from './ToggleBoard.tsx';
import { WebScene } from './WebScene.tsx';

const city = citySchema.parse(parse(readFileSync('site/content/en/city.yaml', 'utf8')));
const { words, places } = city;
const label = 'What the picture shows';

const pictures = {
  ContactCard: <ContactCard contact={city.contact} words={words} label={label} />,
  DayBand: <DayBand day={city.day} label={label} />,
  EntryCard: <EntryCard place={places[0]!} words={words} label={label} />,
  EntryForm: <EntryForm form={city.form} label={label} />,
  EntryNotes: <EntryNotes notes={city.notes} label={label} />,
  FilterChips: <FilterChips chips={city.chips} label={label} />,
  ImpactChart: <ImpactChart chart={city.chart} label={label} />,
  MailTrail: <MailTrail mails={city.mails} label={label} />,
  Meanings: <Meanings meanings={city.meanings} label={label} />,
  Patchwork: <Patchwork members={city.members} label={label} />,
  PhoneFrame: (
    <PhoneFrame words={words} clock="10:24" tab="near" label={label}>
      <NearYou district={city.district} near={city.near} alert={city.alert} />
      <Ticket ticket={city.ticket} />
      <Guide guide={city.guide} />
      <Alert alert={city.alert} offers={city.beds} />
      <News news={city.news} />
      <LanguageSwitch languages={city.languages} />
    </PhoneFrame>
  ),
  QuestionCard: <QuestionCard research={city.research} label={label} />,
  RecheckCard: <RecheckCard recheck={city.recheck} label={label} />,
  ReferralSlip: <ReferralSlip referral={city.referral} label={label} />,
  ReportSheet: <ReportSheet report={city.report} label={label} />,
  ResourceList: <ResourceList places={places} words={words} label={label} />,
  RoleFrames: <RoleFrames roles={city.roles} label={label} />,
  ScatteredLists: <ScatteredLists lists={city.lists} label={label} />,
  StreetFront: <StreetFront shops={city.shops} label={label} />,
  TicketStub: <TicketStub ticket={city.ticket} label={label} />,
  ToggleBoard: <ToggleBoard board={city.board} label={label} />,
  WebScene: (
    <WebScene brand="Brand" words={words} chips={city.chips} places={places} contact={city.contact} label={label}>
      <div />
    </WebScene>
  ),
};

describe.each(Object.entries(pictures))('%s', (_name, scene) => {
  const html = renderToStaticMarkup(scene);

  it('is one picture with a name', () => {
    expect(html).toMatch(new RegExp(`^<div[^>]* role="img" aria-label="${label}"`));
    expect(html.match(/role="img"/g)).toHaveLength(1);
  });

  it('has nothing to focus and no style attribute', () => {
    expect(html).not.toMatch(/<(?:a|button|input|select|summary|textarea)\b|tabindex|contenteditable| style=/i);
  });
});

describe('a scene without a label', () => {
  it('is hidden from assistive technology', () => {
    expect(renderToStaticMarkup(<ResourceList places={places} />)).toMatch(/^<div[^>]* aria-hidden="true"/);
  });
});

describe('the trail of mails', () => {
  it('quotes every mail inside the one that answers it', () => {
    const html = renderToStaticMarkup(<MailTrail mails={city.mails} />);
    const shown = [...html.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, from]) => from);
    expect(shown).toEqual(city.mails.map(({ from }) => from));
    expect(html).toMatch(new RegExp(`(</div>){${city.mails.length + 1}}$`));
  });
});

describe('the impact chart', () => {
  it('draws its bars to scale and says every number', () => {
    const html = renderToStaticMarkup(<ImpactChart chart={city.chart} />);
    const heights = [...html.matchAll(/<rect x="\d+%"[^>]* height="(\d+)"/g)].map(([, height]) => Number(height));
    const values = city.chart.rows.flatMap((row) => row.values);
    const scale = Math.max(...heights) / Math.max(...values);
    expect(heights).toHaveLength(values.length);
    for (const [index, value] of values.entries()) {
      expect(Math.abs(heights[index]! - value * scale)).toBeLessThan(1);
      expect(html).toContain(`>${value}</text>`);
    }
  });

  it('says the same in a table', () => {
    const html = renderToStaticMarkup(<ChartTable chart={city.chart} />);
    for (const { label: name, values } of city.chart.rows)
      expect(html).toContain(`<th scope="row">${name}</th>${values.map((value) => `<td>${value}</td>`).join('')}`);
  });
});

describe('the day band', () => {
  const marks = (now: string) => {
    const html = renderToStaticMarkup(<DayBand day={{ ...city.day, now }} />);
    return [...html.matchAll(/<svg x="(\d+)%".*?<strong>(.*?)<\/strong>/g)].map(([, share, duty]) => [share, duty]);
  };

  it('marks the hour within its duty, past midnight too', () => {
    expect(marks('13:00')).toEqual([['50', 'Front desk']]);
    expect(marks('01:00')).toEqual([['30', 'Night shift']]);
  });

  it('marks nothing when nobody is on duty', () => {
    expect(marks('09:00')).toEqual([]);
  });
});

describe('what is content and no picture', () => {
  it('says in words which call helped', () => {
    const html = renderToStaticMarkup(<CallLog log={city.calls} />);
    expect(html.split(city.calls.worked)).toHaveLength(2);
    expect(html.split(city.calls.failed)).toHaveLength(city.calls.calls.length);
  });

  it('says every right in words', () => {
    const html = renderToStaticMarkup(<AccessTable access={city.access} />);
    const cells = city.access.rows.flatMap((row) => row.rights).map((right) => city.access.words[right]);
    expect([...html.matchAll(/<\/svg>(.*?)<\/span><\/td>/g)].map(([, word]) => word)).toEqual(cells);
  });
});

describe('the places of the city', () => {
  it('come in the order asked for, and an unknown one stops the build', () => {
    expect(placesOf(city, 'corner-barber', 'sol-kitchen').map(({ name }) => name)).toEqual([
      'Corner Barber',
      'Sol Kitchen',
    ]);
    expect(() => placesOf(city, 'nowhere')).toThrow('"nowhere" is not a place');
  });

  it('refuse a table of rights with a hole', () => {
    const access = { ...city.access, rows: [{ name: 'Beds', rights: ['sees'] }, city.access.rows[0]!] };
    expect(citySchema.safeParse({ ...city, access }).error?.issues[0]?.message).toBe(
      'every row must have one right for each column',
    );
  });
});
