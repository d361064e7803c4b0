import type { DemoPoster } from '#content/content.ts'

const ground = '#16130F'
const ink = '#F2552C'
const accent = '#F7B7C3'

export const orpheusInDerUnterwelt = {
  key: 'orpheus-in-der-unterwelt',
  ground,
  ink,
  accent,
  form: `
    <path d="M-1000 2000V760L-900 840L-830 700L-740 850L-640 640L-560 830L-460 720L-360 850L-280 660L-180 840L-90 730Q20 880 70 740Q140 850 180 660Q260 840 320 720Q350 840 460 700Q520 820 600 640Q650 820 740 700Q790 840 880 720Q930 830 1010 780V2000Z" fill="${ink}"/>
    <g transform="translate(330 1000) rotate(22) scale(1.08)">
      <ellipse cx="30" cy="-810" rx="130" ry="40" transform="rotate(-16 30 -810)" fill="none" stroke="${accent}" stroke-width="22"/>
      <path d="M-200 200C-150 -60 -92 -200 -80 -300C-74 -370 -66 -430 -54 -500C-42 -570 -30 -610 -24 -660L24 -640C24 -600 98 -540 94 -450C92 -390 60 -350 64 -290C72 -200 150 -60 210 200Z" fill="${accent}"/>
      <path d="M-27 -640C-34 -720 -10 -800 56 -935C86 -900 92 -850 78 -800C66 -760 52 -740 54 -714C56 -694 68 -682 86 -678L200 -690L202 -668L76 -632C52 -624 38 -618 24 -604C14 -650 -6 -666 -27 -640Z" fill="${ink}"/>
      <path d="M-96 -232H86" stroke="${ground}" stroke-width="36"/>
      <path d="M-95 -774.2A130 40 -16 0 0 155 -845.8" fill="none" stroke="${accent}" stroke-width="22"/>
    </g>
    <path d="M-100 2000L30 900Q110 980 180 860Q270 970 340 860Q410 970 500 870Q560 970 650 850Q720 940 800 820L960 2000Z" fill="${ink}"/>
  `,
  alt: {
    de: 'Ein Tanzbein schnellt aus einem Unterrock aus Flammen; um die Fußspitze kreist ein Heiligenschein.',
    en: 'A dancer’s leg shoots up from a petticoat of flames; a halo spins on its toes.',
  },
} satisfies DemoPoster
