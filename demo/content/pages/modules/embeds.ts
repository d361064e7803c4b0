import type { Part } from './say.ts'

/** Audio and video: uploaded files, and those of external providers, which need consent. */
export const embedsInModules: Part = ({ image, file }, say) => {
  const trailer = {
    video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    title: say({ de: 'Hamlet: der Trailer', en: 'Hamlet: the trailer' }),
    length: '1:47',
    image: image('poster:hamlet'),
  }
  return [
    {
      kind: 'headline',
      anchor: 'ton-und-film',
      preline: say({ de: 'Eigenes und Fremdes', en: 'Our own and others’' }),
      content: say({ de: 'Ton und Film', en: 'Sound and film' }),
    },
    {
      kind: 'self-hosted-audio',
      file: file('gong'),
      title: say({ de: 'Der Gong im Foyer', en: 'The gong in the foyer' }),
      transcript: say({
        de: 'Man hört einen Schlag auf den Gong, der langsam verklingt.',
        en: 'A gong is struck once and slowly dies away.',
      }),
    },
    {
      kind: 'self-hosted-video',
      file: file('vorhang'),
      title: say({ de: 'Der Vorhang geht auf', en: 'The curtain rises' }),
      image: image('poster:die-zauberfloete'),
    },
    { kind: 'video', ...trailer },
    {
      kind: 'video-list',
      items: [
        trailer,
        {
          video_url: 'https://vimeo.com/1084537',
          title: say({ de: 'Probe zu Rusalka', en: 'Rehearsing Rusalka' }),
          length: '3:20',
          image: image('poster:rusalka'),
        },
      ],
    },
    {
      kind: 'audio',
      embed: 'https://open.spotify.com/album/1weenld61qoidwYuZ1GESA',
      title: say({ de: 'Musik zur Einstimmung', en: 'Music to get into the mood' }),
    },
    {
      kind: 'viewer',
      embed: 'https://issuu.com/stadttheater-ennsfelden/docs/spielzeitheft',
      title: say({ de: 'Das Spielzeitheft', en: 'The season brochure' }),
    },
    {
      kind: 'social-media',
      embed: 'https://www.instagram.com/p/C0ffee12345/',
      title: say({ de: 'Premierenabend im Foyer', en: 'Opening night in the foyer' }),
    },
    {
      kind: 'headline',
      headline_level: 3,
      anchor: 'formular',
      content: say({ de: 'Formular', en: 'Form' }),
    },
    {
      kind: 'forms',
      hubspot_id: '1Newsletter-Stadttheater',
      title: say({ de: 'Newsletter bestellen', en: 'Order the newsletter' }),
    },
  ]
}
