import type { DemoPoster } from '#demo/content.ts'

const ground = '#F6C51B'
const ink = '#16130F'
const accent = '#D6231F'

export const dieLustigeWitwe = {
  key: 'die-lustige-witwe',
  ground,
  ink,
  accent,
  form: `
    <clipPath id="veil"><path d="M-100 300L1100 100V600Q1000 560 900 640Q800 570 690 660Q580 590 470 680Q370 610 260 690Q150 620 40 700L-100 640Z"/></clipPath>
    <g clip-path="url(#veil)" stroke="${ink}" stroke-width="7">
    <path d="M-700 -100L100 800M-200 -100L-1000 800"/>
    <path d="M-590 -100L210 800M-90 -100L-890 800"/>
    <path d="M-480 -100L320 800M20 -100L-780 800"/>
    <path d="M-370 -100L430 800M130 -100L-670 800"/>
    <path d="M-260 -100L540 800M240 -100L-560 800"/>
    <path d="M-150 -100L650 800M350 -100L-450 800"/>
    <path d="M-40 -100L760 800M460 -100L-340 800"/>
    <path d="M70 -100L870 800M570 -100L-230 800"/>
    <path d="M180 -100L980 800M680 -100L-120 800"/>
    <path d="M290 -100L1090 800M790 -100L-10 800"/>
    <path d="M400 -100L1200 800M900 -100L100 800"/>
    <path d="M510 -100L1310 800M1010 -100L210 800"/>
    <path d="M620 -100L1420 800M1120 -100L320 800"/>
    <path d="M730 -100L1530 800M1230 -100L430 800"/>
    <path d="M840 -100L1640 800M1340 -100L540 800"/>
    <path d="M950 -100L1750 800M1450 -100L650 800"/>
    <path d="M1060 -100L1860 800M1560 -100L760 800"/>
    <path d="M1170 -100L1970 800M1670 -100L870 800"/>
    <path d="M1280 -100L2080 800M1780 -100L980 800"/>
    <path d="M1390 -100L2190 800M1890 -100L1090 800"/>
    <path d="M1500 -100L2300 800M2000 -100L1200 800"/>
    <path d="M1610 -100L2410 800M2110 -100L1310 800"/>
    </g>
    <g transform="rotate(-11 500 250)">
    <ellipse cx="430" cy="260" rx="680" ry="150" fill="${ink}"/>
    <path d="M170 240C170 -60 260 -160 470 -160S760 -60 760 240Z" fill="${ink}"/>
    </g>
    <g transform="translate(600 760) rotate(-8)">
    <path d="M-190 -20Q-120 -60 -60 -70Q-20 -80 0 -55Q20 -80 60 -70Q120 -60 190 -40Q100 110 -10 100Q-120 90 -190 -20Z" fill="${accent}"/>
    <path d="M-150 -15Q0 20 160 -32Q0 -10 -150 -15Z" fill="${ground}"/>
    </g>
  `,
  alt: {
    de: 'Ein großer schwarzer Trauerhut mit Schleier auf Gelb; darunter lacht ein roter Mund.',
    en: 'A large black mourning hat with a veil on yellow; below it a red mouth is laughing.',
  },
} satisfies DemoPoster
