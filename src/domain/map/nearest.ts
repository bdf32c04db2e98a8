export interface Place {
  lat: number;
  lng: number;
}

/** Maximum distance to a near city in degrees, about 55 km. */
const nearDegrees = 0.5;

/** Returns the nearest of these cities; null: none is near. */
export function nearestOf<City extends Place>(cities: readonly City[], { lat, lng }: Place): City | null {
  // A degree of longitude is shorter away from the equator.
  const shrink = Math.cos((lat * Math.PI) / 180);
  let nearest: City | null = null;
  let least = nearDegrees;
  for (const city of cities) {
    // The difference is taken the shorter way around the earth.
    const apart = Math.abs(city.lng - lng);
    const distance = Math.hypot(city.lat - lat, Math.min(apart, 360 - apart) * shrink);
    if (distance < least) [nearest, least] = [city, distance];
  }
  return nearest;
}
