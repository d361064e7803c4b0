/**
 * The providers that modules may embed, by the hosts of the addresses that editors paste. `example` is an address that
 * exists in form only.
 */
export const embedProviders = {
  youtube: {
    name: 'YouTube',
    hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    example: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  },
  vimeo: { name: 'Vimeo', hosts: ['vimeo.com'], example: 'https://vimeo.com/123456789' },
  spotify: {
    name: 'Spotify',
    hosts: ['spotify.com'],
    example: 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
  },
  soundcloud: {
    name: 'SoundCloud',
    hosts: ['soundcloud.com'],
    example: 'https://soundcloud.com/beispiel/ouvertuere',
  },
  podigee: { name: 'Podigee', hosts: ['podigee.io'], example: 'https://buehne.podigee.io/1-folge' },
  idagio: {
    name: 'IDAGIO',
    hosts: ['idagio.com'],
    example: 'https://app.idagio.com/albums/beispiel',
  },
  issuu: { name: 'Issuu', hosts: ['issuu.com'], example: 'https://issuu.com/beispiel/docs/heft' },
  yumpu: {
    name: 'Yumpu',
    hosts: ['yumpu.com'],
    example: 'https://www.yumpu.com/de/document/read/123456/heft',
  },
  indesign: {
    name: 'Adobe InDesign',
    hosts: ['indd.adobe.com'],
    example: 'https://indd.adobe.com/view/01234567-89ab-cdef-0123-456789abcdef',
  },
  instagram: {
    name: 'Instagram',
    hosts: ['instagram.com'],
    example: 'https://www.instagram.com/p/C0ffee12345/',
  },
  twitter: {
    name: 'X (Twitter)',
    hosts: ['twitter.com', 'x.com'],
    example: 'https://twitter.com/beispiel/status/1234567890123456789',
  },
  facebook: {
    name: 'Facebook',
    hosts: ['facebook.com', 'fb.watch'],
    example: 'https://www.facebook.com/beispiel/posts/1234567890',
  },
  tiktok: {
    name: 'TikTok',
    hosts: ['tiktok.com'],
    example: 'https://www.tiktok.com/@beispiel/video/1234567890123456789',
  },
} as const satisfies Record<string, { name: string; hosts: readonly string[]; example: string }>

export type EmbedProvider = keyof typeof embedProviders

/** Whose address this is; undefined for anybody else's. Only https, and only by the parsed host. */
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
