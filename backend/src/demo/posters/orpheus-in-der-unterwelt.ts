import type { DemoPoster } from '#demo/content.ts'

const ground = '#16130F'
const ink = '#F2552C'
const accent = '#F7B7C3'

export const orpheusInDerUnterwelt = {
  key: 'orpheus-in-der-unterwelt',
  ground,
  ink,
  accent,
  form: `
    <path d="M60 2000V760Q120 840 170 700Q220 820 260 620Q330 800 400 640Q420 800 520 660Q560 800 640 620Q680 800 760 700Q800 840 900 720V2000Z" fill="${ink}"/>
    <path d="M300 1100L560 420L700 130Q720 90 745 60Q770 140 750 200L660 470L560 1100Z" fill="${accent}"/>
    <path d="M560 1100Q500 900 700 820L960 2000H300Z" fill="${ink}"/>
    <ellipse cx="690" cy="230" rx="150" ry="52" transform="rotate(-24 690 230)" fill="none" stroke="${ink}" stroke-width="26"/>
  `,
  alt: {
    de: 'Ein Tanzbein schnellt aus einem Unterrock aus Flammen; um die Fußspitze kreist ein Heiligenschein.',
    en: 'A dancer’s leg shoots up from a petticoat of flames; a halo spins on its toes.',
  },
} satisfies DemoPoster
