import type { DemoPoster } from '#demo/content.ts'

const ground = '#37A9C4'
const ink = '#12503F'
const accent = '#F6F2EA'

export const imWeissenRoessl = {
  key: 'im-weissen-roessl',
  ground,
  ink,
  accent,
  form: `
    <path d="M520 600L760 70L860 240L930 180L1080 420L1160 360L2000 1100V2000H520Z" fill="${ink}"/>
    <path d="M540 200L590 60L670 180C780 280 800 520 830 1400H420C420 900 470 760 520 640C470 680 420 690 380 690L290 765C240 805 150 760 150 690C150 640 180 610 210 580L410 310C450 250 490 220 540 200Z" fill="${accent}"/>
    <circle cx="450" cy="385" r="26" fill="${ink}"/><circle cx="225" cy="675" r="20" fill="${ink}"/>
  `,
  alt: {
    de: 'Ein weißer Pferdekopf vor blauem See; seine Mähne ist eine grüne Bergkette.',
    en: 'A white horse’s head against a blue lake; its mane is a green range of mountains.',
  },
} satisfies DemoPoster
