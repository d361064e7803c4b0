import type { DemoPoster } from '#demo/content.ts'

const ground = '#1B5B3E'
const ink = '#D98A3D'
const accent = '#F6F2EA'

export const haenselUndGretel = {
  key: 'haensel-und-gretel',
  ground,
  ink,
  accent,
  form: `
    <path d="M330 520H850V1000H520A70 70 0 0 0 440 900A75 75 0 0 0 340 800A70 70 0 0 0 330 690Z" fill="${ink}"/>
    <path d="M150 540Q580 440 1010 540L1000 590Q580 490 160 590Z" fill="${accent}"/>
    <path d="M290 500C470 400 520 260 470 150Q420 90 330 130Q430 20 560 90C640 150 740 380 880 500Q580 430 290 500Z" fill="${accent}"/>
    <path d="M640 1000V760A80 80 0 0 1 800 760V1000Z" fill="${ground}"/>
    <circle cx="330" cy="890" r="34" fill="${ink}"/><circle cx="210" cy="870" r="26" fill="${ink}"/>
    <circle cx="90" cy="800" r="20" fill="${ink}"/><circle cx="-30" cy="780" r="14" fill="${ink}"/>
  `,
  alt: {
    de: 'Ein angebissenes Lebkuchenhaus mit einem Hexenhut als Dach; die Brösel führen aus dem Bild.',
    en: 'A gingerbread house with a bite out of it and a witch’s hat for a roof; the crumbs lead out of the picture.',
  },
} satisfies DemoPoster
