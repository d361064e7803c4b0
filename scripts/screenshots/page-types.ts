export type Language = 'de' | 'en'

/** Pages with an address of their own. */
const fixed: Record<string, Record<Language, string>> = {
  home: { de: '/de', en: '/en' },
  programme: { de: '/de/programm', en: '/en/events' },
  productions: { de: '/de/produktionen', en: '/en/productions' },
  team: { de: '/de/team', en: '/en/team' },
  magazine: { de: '/de/mediathek-de', en: '/en/mediathek-en' },
  tags: { de: '/de/mediathek-de/tags', en: '/en/mediathek-en/tags' },
  search: { de: '/de/search?q=hamlet', en: '/en/search?q=hamlet' },
  answer: { de: '/de/search?q=gutschein', en: '/en/search?q=gift+voucher' },
  'no-result': { de: '/de/search?q=qqqxyz', en: '/en/search?q=qqqxyz' },
  modules: { de: '/de/bausteine', en: '/en/modules' },
  house: { de: '/de/haus', en: '/en/house' },
  history: { de: '/de/haus/geschichte', en: '/en/house/history' },
  venues: { de: '/de/haus/spielorte', en: '/en/house/venues' },
  accessibility: { de: '/de/haus/barrierefreiheit', en: '/en/house/accessibility' },
  visit: { de: '/de/besuch', en: '/en/visit' },
  service: { de: '/de/service', en: '/en/service' },
  subscriptions: { de: '/de/service/abonnements', en: '/en/service/subscriptions' },
  contact: { de: '/de/kontakt', en: '/en/contact' },
  press: { de: '/de/presse', en: '/en/press' },
  week: { de: '/de/demnaechst', en: '/en/coming-up' },
  imprint: { de: '/de/impressum', en: '/en/impressum' },
  cart: { de: '/de/warenkorb', en: '/en/cart' },
  webshop: { de: '/webshop', en: '/webshop?lang=en' },
  'box-office': { de: '/box-office/de/', en: '/box-office/en/' },
  favourites: { de: '/de/merkliste', en: '/en/favourites' },
  'log-in': { de: '/de/user/profile', en: '/en/user/profile' },
  registration: { de: '/de/user/konto-anlegen', en: '/en/user/create-account' },
  500: { de: '/de/500', en: '/en/500' },
  503: { de: '/de/503', en: '/en/503' },
  missing: { de: '/de/gibt-es-nicht', en: '/en/not-there' },
}

/** Pages of one thing: the first that a page of another type links to. */
const linked: Record<string, { from: string; link: RegExp }> = {
  event: { from: 'programme', link: /href="(\/(?:de\/programm|en\/events)\/[a-z0-9-]+\/\d+)"/ },
  production: {
    from: 'productions',
    link: /href="(\/(?:de\/produktionen|en\/productions)\/[a-z0-9-]+\/\d+)"/,
  },
  person: { from: 'team', link: /href="(\/\w\w\/team\/[a-z0-9-]+\/\d+)"/ },
  article: { from: 'magazine', link: /href="(\/\w\w\/mediathek-\w\w\/[a-z0-9-]+\/\d+)"/ },
  category: {
    from: 'magazine',
    link: /href="(\/\w\w\/mediathek-\w\w\/categories\/[a-z0-9-]+\/\d+)"/,
  },
  form: { from: 'home', link: /href="(\/\w\w\/forms\/[a-z0-9-]+\/\d+)"/ },
  tickets: {
    from: 'programme',
    link: /href="(\/(?:de\/programm|en\/events)\/[a-z0-9-]+\/\d+\/(?:karten|tickets))"/,
  },
  venue: { from: 'event', link: /href="(\/\w\w\/venues\/[a-z0-9-]+\/\d+)"/ },
  series: { from: 'subscriptions', link: /href="(\/\w\w\/series\/[a-z0-9-]+\/\d+)"/ },
}

export const pageTypes = [...Object.keys(fixed), ...Object.keys(linked)]

/** The path of a page type on a running site; undefined if there is none. */
export async function findPath(
  site: string,
  { name, language }: { name: string; language: Language },
): Promise<string | undefined> {
  const path = fixed[name]?.[language]
  const place = linked[name]
  if (path !== undefined || !place) return path
  const from = await findPath(site, { name: place.from, language })
  if (from === undefined) return undefined
  const html = await (await fetch(site + from)).text()
  return place.link.exec(html)?.[1]
}
