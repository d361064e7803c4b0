type Block = Record<string, unknown>

const ofEvent = [
  'name',
  'description',
  'url',
  'startDate',
  'eventStatus',
  'eventAttendanceMode',
  'location.name',
  'location.address.addressLocality',
  'location.address.addressRegion',
  'location.address.addressCountry',
  'image',
  'inLanguage',
  'performer',
  'organizer.name',
]

/** The properties that search engines require of each type (for events: https://developers.google.com/search/docs/appearance/structured-data/event). */
const requiredOf: Record<string, string[]> = {
  Event: ofEvent,
  TheaterEvent: ofEvent,
  MusicEvent: ofEvent,
  DanceEvent: ofEvent,
  ChildrensEvent: ofEvent,
  EducationEvent: ofEvent,
  ExhibitionEvent: ofEvent,
  EventSeries: ofEvent,
  Offer: ['name', 'price', 'priceCurrency', 'availability', 'url', 'validFrom'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher.name'],
  ProfilePage: ['mainEntity.name', 'mainEntity.url', 'mainEntity.worksFor'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer.text'],
  WebSite: ['name', 'url', 'potentialAction', 'publisher'],
  PerformingArtsTheater: ['name', 'url', 'address.addressLocality', 'address.addressCountry'],
  CreativeWork: ['name', 'description', 'url', 'image'],
  CreativeWorkSeries: ['name', 'description', 'url', 'image'],
}

/** What is missing in the structured data of a page, in blocks of any depth. */
export function markupProblems(block: Block): string[] {
  const type = String(block['@type'])
  const missing = (requiredOf[type] ?? [])
    .filter((path) => isEmpty(valueAt(block, path)))
    .map((path) => `${type} has no ${path}`)
  const moved =
    block.eventStatus === 'https://schema.org/EventRescheduled' && !block.previousStartDate
      ? [`${type} has no previousStartDate`]
      : []
  const inside = listed(block.offers).concat(
    listed(block.mainEntity),
    listed(block.itemListElement),
  )
  return [...missing, ...moved, ...inside.flatMap(markupProblems)]
}

/** Of several, such as the places of a production, the first that has none counts. */
function valueAt(block: Block, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (!Array.isArray(value)) return (value as Block | undefined)?.[key]
    const values = value.map((one) => (one as Block | undefined)?.[key])
    return values.some(isEmpty) ? undefined : values
  }, block)
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const listed = (value: unknown): Block[] =>
  [value].flat().filter((one): one is Block => typeof one === 'object' && one !== null)
