import type { ReactNode } from 'react';
import type { City } from '../../content/schemas/city.ts';
import { palette } from '../../illustrations/palette.ts';
import { placesOf } from '../../scenes/places.ts';
import { Alert } from './Alert.tsx';
import { Chart } from './Chart.tsx';
import { Desk, NarrowDesk } from './Desk.tsx';
import { Entry } from './Entry.tsx';
import { Offers, Rows } from './kit.tsx';
import { News } from './News.tsx';
import { Federation, Street, Stub } from './Patches.tsx';
import { NearPhone, TicketPhone } from './Phone.tsx';
import { Referral } from './Referral.tsx';
import { Walk } from './Walk.tsx';

interface Screen {
  /** Pixels; a screen without a width takes all it gets. */
  height: number;
  width?: number;
  draw: (city: City, brand: string) => ReactNode;
}

/** The drawn screens of the home page by name. All of them stand in one file: see `Screen.tsx`. */
export const screens = {
  desk: { height: 610, draw: (city, brand) => <Desk city={city} brand={brand} /> },
  'narrow-desk': { height: 332, draw: (city, brand) => <NarrowDesk city={city} brand={brand} /> },
  'near-phone': { width: 296, height: 580, draw: (city) => <NearPhone city={city} /> },
  'ticket-phone': { width: 296, height: 580, draw: (city) => <TicketPhone city={city} /> },
  list: {
    height: 472,
    draw: (city) => (
      <Rows
        places={placesOf(
          city,
          'harbour-showers',
          'old-mill-shelter',
          'mill-street-laundry',
          'pier-health-point',
          'legal-advice-desk',
          'corner-barber',
          'sol-kitchen',
        )}
        selected="old-mill-shelter"
      />
    ),
  },
  entry: {
    height: 354,
    draw: (city) =>
      placesOf(city, 'old-mill-shelter').map((place) => <Entry key={place.id} place={place} words={city.words} />),
  },
  map: { height: 520, draw: () => <Walk /> },
  offers: { width: 292, height: 288, draw: (city) => <Offers offers={city.near.offers} width={292} /> },
  referral: { height: 430, draw: (city) => <Referral city={city} /> },
  alert: { height: 92, draw: (city) => <Alert city={city} width={300} /> },
  beds: { width: 292, height: 188, draw: (city) => <Offers offers={city.beds} width={292} /> },
  news: { width: 292, height: 356, draw: (city) => <News city={city} /> },
  'short-list': {
    width: 384,
    height: 204,
    draw: (city) => (
      <Rows places={placesOf(city, 'sol-kitchen', 'harbour-showers', 'mill-street-laundry')} selected="sol-kitchen" />
    ),
  },
  federation: { width: 440, height: 196, draw: () => <Federation /> },
  street: { width: 704, height: 244, draw: (city) => <Street city={city} /> },
  stub: { width: 368, height: 175, draw: (city) => <Stub city={city} /> },
  chart: { height: 239, draw: (city) => <Chart city={city} /> },
} as const satisfies Record<string, Screen>;

/** A drawn screen of the home page. */
export type ScreenName = keyof typeof screens;

/**
 * All screens in one file, each a group under its name. The file itself shows none, which spares browsers the work of
 * laying all of them out: pages draw those that they use.
 */
export function Screens({ city, brand }: { city: City; brand: string }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1152 676">
      <svg display="none">
        {Object.entries(screens).map(([name, { draw }]) => (
          <g key={name} id={name} fill={palette.ink} fontSize="15" letterSpacing="0" wordSpacing="0">
            {draw(city, brand)}
          </g>
        ))}
      </svg>
    </svg>
  );
}
