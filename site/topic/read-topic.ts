import { read, type Language } from '../content/read.ts';
import type { topicNames } from '../content/schemas/topic.ts';
import { settings } from '../settings.ts';

/**
 * All that a topic page shows: its texts, the header's words, the settings, and the city of its drawn screens, which
 * is the sample city with the page's own scenes in place of the common ones.
 */
export async function readTopic(name: (typeof topicNames)[number], language: Language) {
  const topic = await read('topics', language, `topics/${name}`);
  const city = await read('city', language);
  const own = Object.fromEntries(Object.entries(topic.scenes).filter(([, scene]) => scene !== undefined));
  return {
    topic,
    city: { ...city, ...own },
    navigation: await read('navigation', language),
    settings,
  };
}
