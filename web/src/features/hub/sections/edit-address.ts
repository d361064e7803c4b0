/** Where a container is edited; undefined where visitors find nothing of it. Languages that the site does not have are named. */
export function editAddress(place: {
  address: string | null | undefined
  locale: string
}): string | undefined {
  if (!place.address) return undefined
  const language = place.locale.toLowerCase()
  const isOfSite = language === 'de' || language === 'en'
  return `${place.address}?edit${isOfSite ? '' : `&language=${language}`}`
}
