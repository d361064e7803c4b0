type Provider = {
  name: string
  /** Hosts of addresses that editors enter, including subdomains. */
  hosts: readonly string[]
  /** Origins of its players, which pages may frame. Empty if it has no player to embed. */
  frames: readonly string[]
  /** The category of consent that its players require [9]. */
  consent: 'media' | 'tracking'
  /** A well-formed example. */
  example: string
}

/** The providers that modules may embed. */
export const embedProviders = {
  youtube: {
    name: 'YouTube',
    hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    frames: ['https://www.youtube-nocookie.com'],
    consent: 'media',
    example: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  },
  vimeo: {
    name: 'Vimeo',
    hosts: ['vimeo.com'],
    frames: ['https://player.vimeo.com'],
    consent: 'media',
    example: 'https://vimeo.com/123456789',
  },
  spotify: {
    name: 'Spotify',
    hosts: ['spotify.com'],
    frames: ['https://open.spotify.com'],
    consent: 'media',
    example: 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
  },
  soundcloud: {
    name: 'SoundCloud',
    hosts: ['soundcloud.com'],
    frames: ['https://w.soundcloud.com'],
    consent: 'media',
    example: 'https://soundcloud.com/beispiel/ouvertuere',
  },
  podigee: {
    name: 'Podigee',
    hosts: ['podigee.io'],
    frames: ['https://*.podigee.io'],
    consent: 'media',
    example: 'https://buehne.podigee.io/1-folge',
  },
  idagio: {
    name: 'IDAGIO',
    hosts: ['idagio.com'],
    frames: ['https://app.idagio.com'],
    consent: 'media',
    example: 'https://app.idagio.com/albums/beispiel',
  },
  issuu: {
    name: 'Issuu',
    hosts: ['issuu.com'],
    frames: ['https://e.issuu.com'],
    consent: 'media',
    example: 'https://issuu.com/beispiel/docs/heft',
  },
  yumpu: {
    name: 'Yumpu',
    hosts: ['yumpu.com'],
    frames: ['https://www.yumpu.com'],
    consent: 'media',
    example: 'https://www.yumpu.com/de/document/read/123456/heft',
  },
  indesign: {
    name: 'Adobe InDesign',
    hosts: ['indd.adobe.com'],
    frames: ['https://indd.adobe.com'],
    consent: 'media',
    example: 'https://indd.adobe.com/view/01234567-89ab-cdef-0123-456789abcdef',
  },
  instagram: {
    name: 'Instagram',
    hosts: ['instagram.com'],
    frames: ['https://www.instagram.com'],
    consent: 'media',
    example: 'https://www.instagram.com/p/C0ffee12345/',
  },
  twitter: {
    name: 'X (Twitter)',
    hosts: ['twitter.com', 'x.com'],
    frames: ['https://platform.twitter.com'],
    consent: 'media',
    example: 'https://twitter.com/beispiel/status/1234567890123456789',
  },
  facebook: {
    name: 'Facebook',
    hosts: ['facebook.com', 'fb.watch'],
    frames: ['https://www.facebook.com'],
    consent: 'media',
    example: 'https://www.facebook.com/beispiel/posts/1234567890',
  },
  tiktok: {
    name: 'TikTok',
    hosts: ['tiktok.com'],
    frames: ['https://www.tiktok.com'],
    consent: 'media',
    example: 'https://www.tiktok.com/@beispiel/video/1234567890123456789',
  },
  hubspot: {
    name: 'HubSpot',
    hosts: ['hsforms.com'],
    frames: ['https://share.hsforms.com', 'https://share-eu1.hsforms.com'],
    consent: 'tracking',
    example: 'https://share-eu1.hsforms.com/1Beispiel-Formular_0123456789',
  },
} as const satisfies Record<string, Provider>

export type EmbedProvider = keyof typeof embedProviders

/** The provider of an address, by its parsed host; undefined for any other host and for other schemes than https. */
export function findProvider(address: string): EmbedProvider | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:') return undefined
  const names = Object.keys(embedProviders) as EmbedProvider[]
  return names.find((name) =>
    embedProviders[name].hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  )
}

export function isFromProvider(address: string, providers: readonly EmbedProvider[]): boolean {
  const provider = findProvider(address)
  return provider !== undefined && providers.includes(provider)
}
