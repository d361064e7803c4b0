import type { DemoHousePicture } from '#content/content.ts'
import { ink, moss, paper, sand, shade } from './demo-tones.ts'

export const paintHall = {
  key: 'paint-hall',
  ground: shade,
  form: `
    <path d="M60 700L250 180H990L1180 700Z" fill="${paper}"/>
    <path d="M182 366L330 300L470 380L640 250L800 370L930 320L1050 366L1090 470Q620 520 146 466Z" fill="${moss}"/>
    <path d="M146 466Q620 520 1090 470L1130 570Q620 640 106 570Z" fill="${sand}"/>
    <circle cx="840" cy="262" r="44" fill="${sand}"/>
    <path d="M596 480L640 472L660 566Q640 600 622 570Z" fill="${ink}"/>
    <path d="M604 470L540 60H560L634 466Z" fill="${ink}"/>
    <g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
      <path d="M60 700L250 180H990L1180 700"/>
      <path d="M146 466Q380 492 600 494M330 300V480M470 380V488M640 250V460" stroke-dasharray="16 16"/>
      <path d="M770 610V680H870V610M770 610a50 14 0 1 0 100 0a50 14 0 1 0 -100 0M890 630V690H970V630M890 630a40 11 0 1 0 80 0a40 11 0 1 0 -80 0"/>
    </g>`,
  alt: {
    de: 'Im Malersaal liegt ein Prospekt mit Bergen am Boden; ein Pinsel, so lang wie ein Mensch, steht darauf.',
    en: 'In the paint hall a backcloth of mountains lies on the floor, with a brush as long as a person standing on it.',
  },
} satisfies DemoHousePicture
