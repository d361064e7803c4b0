import type { DemoPoster } from '#content/content.ts'

const ground = '#0f5148'
const ink = '#f9d98c'
const accent = '#ff5a3c'

export const pinocchio = {
  key: 'pinocchio',
  ground,
  ink,
  accent,
  form: `
    <circle cx="280" cy="690" r="250" fill="${ink}"/>
    <path d="M480 560 905 215 925 240 520 660Z" fill="${ink}"/>
    <path
      d="M690 400Q590 330 610 200 730 250 720 375ZM790 330Q900 340 960 440 840 450 770 350ZM905
        215Q890 110 980 40 1020 150 925 240Z"
      fill="${accent}"/>
    <path d="M20 650 205 185 520 520Q260 440 20 650Z" fill="${accent}"/>
    <circle cx="205" cy="185" r="48" fill="${ink}"/>
    <circle cx="350" cy="610" r="34" fill="${ground}"/>
    <path d="M260 800Q390 830 470 740 430 890 330 880 270 860 260 800Z" fill="${accent}"/>`,
  alt: {
    de: 'Aus einem runden Holzkopf mit roter Mütze wächst eine Nase quer über das Plakat und treibt Blätter.',
    en: 'From a round wooden head in a red cap a nose grows right across the poster and puts out leaves.',
  },
} satisfies DemoPoster
