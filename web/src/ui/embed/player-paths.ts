import type { EmbedProvider } from '@foyer/schema/fields/embed-providers.ts'

type FindPath = (pasted: URL) => string | undefined

/** Addresses of each provider's players, as its "embed" buttons show them, by the address of the page for people. */
export const playerPaths: Record<EmbedProvider, FindPath> = {
  youtube(pasted) {
    const inPath = pasted.hostname.endsWith('youtu.be')
      ? /^\/([\w-]{11})$/
      : /^\/(?:embed|shorts|live)\/([\w-]{11})$/
    const id = first(pasted, inPath) ?? valid(pasted.searchParams.get('v'), /^[\w-]{11}$/)
    return id && `https://www.youtube-nocookie.com/embed/${id}?rel=0`
  },

  vimeo(pasted) {
    const [, id, hash = valid(pasted.searchParams.get('h'), /^[0-9a-f]+$/)] =
      /^\/(?:video\/|channels\/[\w-]+\/|showcase\/\d+\/video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(
        pasted.pathname,
      ) ?? []
    // Unlisted films open with their hash only.
    return id && `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash}` : ''}`
  },

  spotify(pasted) {
    const path =
      /^\/(?:intl-[a-z]{2}\/)?(?:embed\/)?(track|album|playlist|episode|show|artist)\/([A-Za-z0-9]+)\/?$/
    const [, kind, id] = path.exec(pasted.pathname) ?? []
    return kind && `https://open.spotify.com/embed/${kind}/${id}`
  },

  soundcloud(pasted) {
    const path = first(pasted, /^(\/[\w-]+(?:\/sets)?\/[\w-]+)\/?$/)
    return path && `https://w.soundcloud.com/player/?url=${encode(`https://soundcloud.com${path}`)}`
  },

  podigee(pasted) {
    const show = valid(pasted.hostname, /^[a-z0-9-]+\.podigee\.io$/)
    const episode = first(pasted, /^\/(\d+-[\w-]+)(?:\/embed)?\/?$/)
    return show && episode && `https://${show}/${episode}/embed?context=external`
  },

  // The page of the recording is the player: IDAGIO documents no other address.
  idagio(pasted) {
    const path = first(
      pasted,
      /^\/((?:albums|playlists|recordings|tracks|mixes|live\/event)\/[\w-]+)\/?$/,
    )
    return path && `https://app.idagio.com/${path}`
  },

  issuu(pasted) {
    const [, user, booklet] = /^\/([\w.-]+)\/docs\/([\w.-]+)\/?$/.exec(pasted.pathname) ?? []
    return user && `https://e.issuu.com/embed.html?u=${user}&d=${booklet}`
  },

  // Its players need an id that the page's address does not contain: editors paste the address of "embed".
  yumpu(pasted) {
    const [, language, name] =
      /^\/([a-z]{2})\/embed\/view\/([A-Za-z0-9]+)\/?$/.exec(pasted.pathname) ?? []
    return name && `https://www.yumpu.com/${language}/embed/view/${name}`
  },

  indesign(pasted) {
    const id = first(pasted, /^\/(?:view|embed)\/([0-9a-f-]{36})\/?$/)
    return id && `https://indd.adobe.com/embed/${id}?startpage=1&allowFullscreen=true`
  },

  instagram(pasted) {
    const [, kind, code] =
      /^(?:\/[\w.]+)?\/(p|reel|tv)\/([\w-]+)(?:\/embed)?\/?$/.exec(pasted.pathname) ?? []
    return kind && `https://www.instagram.com/${kind}/${code}/embed/captioned/`
  },

  twitter(pasted) {
    const id = first(pasted, /^\/\w+\/status\/(\d+)\/?$/)
    return id && `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${id}`
  },

  facebook(pasted) {
    const { hostname, pathname, searchParams } = pasted
    const isFilm = hostname.endsWith('fb.watch') || /\/(videos|watch|reel)\b/.test(pathname)
    if (!/^\/[\w./-]+$/.test(pathname)) return undefined
    const film = valid(searchParams.get('v'), /^\d+$/)
    const post = `https://${hostname}${pathname}${film ? `?v=${film}` : ''}`
    const plugin = isFilm ? 'video.php?show_text=false' : 'post.php?show_text=true'
    return `https://www.facebook.com/plugins/${plugin}&href=${encode(post)}`
  },

  tiktok(pasted) {
    const id = first(pasted, /^\/@[\w.]+\/(?:video|photo)\/(\d+)\/?$/)
    return id && `https://www.tiktok.com/embed/v2/${id}`
  },

  // The page under which HubSpot shares a form; it may be framed, and its scripts stay in the frame.
  hubspot(pasted) {
    const form = first(pasted, /^\/([\w-]{8,100})$/)
    return form && `https://${pasted.hostname}/${form}`
  },
}

function first({ pathname }: URL, pattern: RegExp): string | undefined {
  return pattern.exec(pathname)?.[1]
}

function valid(value: string | null, pattern: RegExp): string | undefined {
  return value !== null && pattern.test(value) ? value : undefined
}

const encode = encodeURIComponent
