type Place = {
  street: string
  city: string
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

/**
 * OpenStreetMap's address of a place: by its coordinates, else by its postal address; undefined when neither is known.
 */
export function mapAddress(place: Place): string | undefined {
  const { latitude, longitude } = place
  if (typeof latitude === 'number' && typeof longitude === 'number') {
    const point = `mlat=${latitude}&mlon=${longitude}`
    return `https://www.openstreetmap.org/?${point}#map=17/${latitude}/${longitude}`
  }
  if (!place.street) return undefined
  const query = new URLSearchParams({ query: `${place.street}, ${place.city}` })
  return `https://www.openstreetmap.org/search?${query}`
}
