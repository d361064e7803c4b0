type Place = {
  street: string
  city: string
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

/** Where OpenStreetMap shows a place: its point, or what is found by its address; undefined where neither is known. */
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
