import type { DemoPoster } from '#demo/content.ts'

const ground = '#35277F'
const ink = '#F28BA3'
const accent = '#B9D532'

export const einSommernachtstraum = {
  key: 'ein-sommernachtstraum',
  ground,
  ink,
  accent,
  form: `
    <g transform="rotate(-10 500 520)">
    <path d="M430 360C250 260 200 60 250 -80C400 0 490 180 490 340Z" fill="${accent}"/>
    <path d="M570 360C750 260 800 60 750 -80C600 0 510 180 510 340Z" fill="${accent}"/>
    <path d="M500 230C540 430 800 560 800 760A150 150 0 0 1 500 780A150 150 0 0 1 200 760C200 560 460 430 500 230Z" fill="${ink}"/>
    <ellipse cx="360" cy="770" rx="32" ry="46" fill="${ground}"/><ellipse cx="640" cy="770" rx="32" ry="46" fill="${ground}"/>
    </g>
  `,
  alt: {
    de: 'Ein auf den Kopf gestelltes rosa Herz mit zwei Blättern als Ohren wird zum Kopf eines Esels.',
    en: 'A pink heart turned upside down, with two leaves for ears, becomes the head of a donkey.',
  },
} satisfies DemoPoster
