import type { DemoPoster } from '#content/content.ts'

const ground = '#37A9C4'
const ink = '#12503F'
const accent = '#F6F2EA'

export const imWeissenRoessl = {
  key: 'im-weissen-roessl',
  ground,
  ink,
  accent,
  form: `
    <path d="M480 900L740 170L806 330L850 270L930 440L1000 350L1300 760L2000 1000V2000H480Z" fill="${ink}"/>
    <path d="M740 170L806 330L770 320L745 350L715 300L690 310ZM1000 350L1080 460L1030 440L990 480L952 412Z" fill="${accent}"/>
    <path d="M520 250L560 120L640 230C730 330 730 560 760 2000H380C390 900 450 780 500 660C460 700 410 710 370 712L290 780C240 818 150 775 150 715C150 665 180 635 210 605L400 350C435 295 470 265 520 250Z" fill="${accent}"/>
    <circle cx="438" cy="420" r="25" fill="${ink}"/>
    <circle cx="222" cy="700" r="19" fill="${ink}"/>
  `,
  alt: {
    de: 'Ein weißer Pferdekopf vor blauem See; seine Mähne ist eine grüne Bergkette.',
    en: 'A white horse’s head against a blue lake; its mane is a green range of mountains.',
  },
} satisfies DemoPoster
