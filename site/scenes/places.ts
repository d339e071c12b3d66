import type { City } from '../content/schemas/city.ts';
import type { Place } from '../content/schemas/scenes.ts';

/**
 * One of the city's places.
 * Throws when the city has no place of that name.
 */
export function placeOf(city: Pick<City, 'places'>, id: string): Place {
  const place = city.places.find((candidate) => candidate.id === id);
  if (!place) throw new Error(`"${id}" is not a place: see site/content/en/city.yaml.`);
  return place;
}

/**
 * Some of the city's places, in the order asked for.
 * Throws when the city has no place of one of the names.
 */
export function placesOf(city: Pick<City, 'places'>, ...ids: string[]): Place[] {
  return ids.map((id) => placeOf(city, id));
}

/**
 * What a map writes beside the pin of a place.
 * Throws when the city has no place of that name.
 */
export function labelOf(city: Pick<City, 'places'>, id: string): { place: string; left: string } {
  const { name, left } = placeOf(city, id);
  return { place: name, left };
}
