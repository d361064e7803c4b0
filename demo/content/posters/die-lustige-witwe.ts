import type { DemoPoster } from '#content/content.ts'

const ground = '#F6C51B'
const ink = '#16130F'
const accent = '#D6231F'

export const dieLustigeWitwe = {
  key: 'die-lustige-witwe',
  ground,
  ink,
  accent,
  form: `
    <clipPath id="die-lustige-witwe-veil">
      <path d="M-215 380L1300 100V600Q1120 660 1000 590Q900 660 790 610Q690 690 580 640Q480 720 370 670Q260 740 150 690Q40 750 -60 700Z"/>
    </clipPath>
    <g clip-path="url(#die-lustige-witwe-veil)" stroke="${ink}" stroke-width="7">
      <path d="M-1000 -100L-200 800M-300 -100L-1100 800"/>
      <path d="M-900 -100L-100 800M-200 -100L-1000 800"/>
      <path d="M-800 -100L0 800M-100 -100L-900 800"/>
      <path d="M-700 -100L100 800M0 -100L-800 800"/>
      <path d="M-600 -100L200 800M100 -100L-700 800"/>
      <path d="M-500 -100L300 800M200 -100L-600 800"/>
      <path d="M-400 -100L400 800M300 -100L-500 800"/>
      <path d="M-300 -100L500 800M400 -100L-400 800"/>
      <path d="M-200 -100L600 800M500 -100L-300 800"/>
      <path d="M-100 -100L700 800M600 -100L-200 800"/>
      <path d="M0 -100L800 800M700 -100L-100 800"/>
      <path d="M100 -100L900 800M800 -100L0 800"/>
      <path d="M200 -100L1000 800M900 -100L100 800"/>
      <path d="M300 -100L1100 800M1000 -100L200 800"/>
      <path d="M400 -100L1200 800M1100 -100L300 800"/>
      <path d="M500 -100L1300 800M1200 -100L400 800"/>
      <path d="M600 -100L1400 800M1300 -100L500 800"/>
      <path d="M700 -100L1500 800M1400 -100L600 800"/>
      <path d="M800 -100L1600 800M1500 -100L700 800"/>
      <path d="M900 -100L1700 800M1600 -100L800 800"/>
      <path d="M1000 -100L1800 800M1700 -100L900 800"/>
      <path d="M1100 -100L1900 800M1800 -100L1000 800"/>
      <path d="M1200 -100L2000 800M1900 -100L1100 800"/>
      <path d="M1300 -100L2100 800M2000 -100L1200 800"/>
      <path d="M1400 -100L2200 800M2100 -100L1300 800"/>
      <path d="M1500 -100L2300 800M2200 -100L1400 800"/>
      <path d="M1600 -100L2400 800M2300 -100L1500 800"/>
      <path d="M1700 -100L2500 800M2400 -100L1600 800"/>
    </g>
    <path d="M-215 380L-60 700Q40 750 150 690Q260 740 370 670Q480 720 580 640Q690 690 790 610Q900 660 1000 590Q1100 640 1200 610" fill="none" stroke="${ink}" stroke-width="14"/>
    <g transform="rotate(-11 500 250)">
      <ellipse cx="430" cy="260" rx="680" ry="150" fill="${ink}"/>
      <path d="M170 240C170 -60 260 -160 470 -160S760 -60 760 240Z" fill="${ink}"/>
    </g>
    <g transform="translate(620 790) rotate(-8)">
      <path d="M-190 -20Q-120 -60 -60 -70Q-20 -80 0 -55Q20 -80 60 -70Q120 -60 190 -40Q100 110 -10 100Q-120 90 -190 -20Z" fill="${accent}"/>
      <path d="M-150 -15Q0 20 160 -32Q0 -10 -150 -15Z" fill="${ground}"/>
    </g>
  `,
  alt: {
    de: 'Ein großer schwarzer Trauerhut mit Schleier auf Gelb; darunter lacht ein roter Mund.',
    en: 'A large black mourning hat with a veil on yellow; below it a red mouth is laughing.',
  },
} satisfies DemoPoster
