import type { City } from '../content/schemas/city.ts';
import type { Place } from '../content/schemas/scenes.ts';

/**
 * Some of the city's places, in the order asked for.
 * Throws when the city has no place of that name.
 */
export function placesOf(city: Pick<City, 'places'>, ...ids: string[]): Place[] {
  return ids.map((id) => {
    const place = city.places.find((candidate) => candidate.id === id);
    if (!place) throw new Error(`"${id}" is not a place: see site/content/en/city.yaml.`);
    return place;
  });
}
