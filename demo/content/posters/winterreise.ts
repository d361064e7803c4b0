import type { DemoPoster } from '#content/content.ts'

const ground = '#E9EEF0'
const ink = '#10284A'
const accent = '#D6231F'

export const winterreise = {
  key: 'winterreise',
  ground,
  ink,
  accent,
  form: `
    <g transform="translate(485 395) rotate(-16) scale(.9)">
      <path d="M-165 60C-185 -150 -160 -230 -20 -236C120 -230 170 -150 172 60Z" fill="${ink}"/>
      <path d="M-166 -110L-330 -30L-160 -20Z" fill="${ink}"/>
      <circle cx="-92" cy="-110" r="24" fill="${ground}"/>
      <path d="M-172 22Q0 70 174 22V96Q0 150 -172 96Z" fill="${accent}"/>
      <path d="M0 108C-130 108 -250 80 -480 -110L-440 20L-520 -10L-450 90L-520 90L-420 160L-470 180C-300 250 -120 250 0 236C150 250 300 250 470 150L420 140L520 60L450 66L520 -50L440 0L470 -140C250 70 130 108 0 108Z" fill="${ink}"/>
    </g>
    <path d="M672 888L722 752L760 760L738 888Z" fill="${accent}"/>
    <circle cx="757" cy="718" r="28" fill="${accent}"/>
  `,
  alt: {
    de: 'Ein schwarzer Hut fliegt als Krähe über den Schnee, die Krempe sind die Flügel; weit unten steht klein und rot der Wanderer.',
    en: 'A black hat flies off across the snow as a crow, its brim turned to wings; far below stands the wanderer, small and red.',
  },
} satisfies DemoPoster
