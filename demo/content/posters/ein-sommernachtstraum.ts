import type { DemoPoster } from '#content/content.ts'

const ground = '#35277F'
const ink = '#F28BA3'
const accent = '#B9D532'

export const einSommernachtstraum = {
  key: 'ein-sommernachtstraum',
  ground,
  ink,
  accent,
  form: `
    <g transform="translate(500 500) rotate(-9) translate(-515 -516)">
      <path d="M330 440C200 380 130 240 170 90C300 150 400 280 400 420Z" fill="${accent}"/>
      <path d="M670 440C800 380 890 260 880 100C740 150 600 280 600 420Z" fill="${accent}"/>
      <path d="M375 440L225 190M625 440L828 195" stroke="${ground}" stroke-width="14"/>
      <path d="M500 440C450 340 220 340 220 520C220 660 350 700 380 810C400 880 440 905 500 905S600 880 620 810C650 700 780 660 780 520C780 340 550 340 500 440Z" fill="${ink}"/>
      <path d="M290 540Q350 600 410 550M590 550Q650 600 710 540" fill="none" stroke="${ground}" stroke-width="18"/>
      <ellipse cx="452" cy="828" rx="18" ry="30" fill="${ground}"/>
      <ellipse cx="548" cy="828" rx="18" ry="30" fill="${ground}"/>
    </g>
  `,
  alt: {
    de: 'Ein rosa Herz mit zwei Blättern als Ohren ist der Kopf eines schlafenden Esels.',
    en: 'A pink heart with two leaves for ears is the head of a sleeping donkey.',
  },
} satisfies DemoPoster
