import type { Topic } from '../content/schemas/topic.ts';
import type { Settings } from '../settings.ts';

/** What search engines may know of every page: who publishes it, and which site it belongs to (schema.org). */
export function describeSite(settings: Settings) {
  const organization = `${settings.siteAddress}/#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: settings.brand,
      legalName: settings.legalHolder.name,
      url: settings.siteAddress,
      email: settings.contactEmail,
      logo: `${settings.siteAddress}/icon-512.png`,
      sameAs: [settings.social.images.link, settings.social.professional.link],
    },
    { '@type': 'WebSite', name: settings.brand, url: settings.siteAddress, publisher: { '@id': organization } },
  ];
}

/** The way from the home page to a page: pairs of name and address, without the home page. */
export function describeWay(settings: Settings, steps: { name: string; address: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: settings.brand, address: '/' }, ...steps].map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(address, settings.siteAddress).href,
    })),
  };
}

/** The questions and answers of a page. */
export function describeQuestions(questions: Topic['questions']) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Writes descriptions as one JSON-LD document, safe inside a script element. */
export function toJsonLd(descriptions: object[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': descriptions }).replaceAll('<', '\\u003c');
}
