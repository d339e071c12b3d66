import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import type { ZodType } from 'zod';
import { citySchema } from './content/schemas/city.ts';
import { homeSchema } from './content/schemas/home.ts';
import { navigationSchema } from './content/schemas/navigation.ts';
import { topicWordsSchema } from './content/schemas/topic-words.ts';
import { topicSchema } from './content/schemas/topic.ts';

/** The files of one pattern below each language's folder; a file's id is its path without the ending. */
function files<Schema extends ZodType>(pattern: string, schema: Schema) {
  return defineCollection({ loader: glob({ pattern: `*/${pattern}`, base: './site/content' }), schema });
}

/** All texts of the site. Each schema describes its fields and fails the build with file, field and reason. */
export const collections = {
  city: files('city.yaml', citySchema),
  home: files('home.yaml', homeSchema),
  navigation: files('navigation.yaml', navigationSchema),
  topics: files('topics/*.yaml', topicSchema),
  topicWords: files('topic-words.yaml', topicWordsSchema),
};
