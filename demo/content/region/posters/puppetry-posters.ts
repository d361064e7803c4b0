import type { DemoPoster } from '#content/content.ts'

export const puppetryPosters = [
  {
    key: 'der-baer-der-nicht-schlafen-wollte',
    ground: '#a8327c',
    ink: '#3a1f14',
    accent: '#f6f2ea',
    form: `
      <g fill="#3a1f14">
        <circle cx="260" cy="300" r="120"/>
        <circle cx="740" cy="300" r="120"/>
        <path d="M150 540C150 330 300 220 500 220S850 330 850 540S700 860 500 860S150 750 150 540Z"/>
      </g>
      <ellipse cx="500" cy="680" rx="180" ry="140" fill="#f6f2ea"/>
      <path d="M430 610H570L500 690Z" fill="#3a1f14"/>
      <circle cx="350" cy="470" r="78" fill="#f6f2ea"/>
      <circle cx="362" cy="470" r="36" fill="#3a1f14"/>
      <path d="M590 480C630 520 690 520 730 480" fill="none" stroke="#f6f2ea" stroke-width="26"/>
      <g fill="#f6f2ea">
        <circle cx="140" cy="150" r="22"/>
        <circle cx="500" cy="140" r="18"/>
        <circle cx="860" cy="160" r="24"/>
      </g>`,
    alt: {
      de: 'Ein Bär mit einem weit offenen und einem geschlossenen Auge, über ihm die ersten Schneeflocken.',
      en: 'A bear with one eye wide open and one closed, the first snowflakes above it.',
    },
  },
  {
    key: 'frau-holle-sucht-personal',
    ground: '#7fb2cf',
    ink: '#10284a',
    accent: '#f6f2ea',
    form: `
      <path d="M140 260C300 220 420 300 560 250S800 200 870 250C850 370 900 470 860 590C700 640 620 560 470 600S230 640 150 590C180 470 110 370 140 260Z" fill="#f6f2ea"/>
      <path d="M250 320C300 400 300 460 250 530M500 320C540 400 540 460 500 530M750 320C790 400 790 460 750 530" fill="none" stroke="#7fb2cf" stroke-width="20"/>
      <g fill="#f6f2ea">
        <path d="M260 690C330 670 360 720 330 790C280 780 250 740 260 690ZM500 730C570 710 600 760 570 830C520 820 490 780 500 730ZM720 680C790 660 820 710 790 780C740 770 710 730 720 680Z"/>
      </g>
      <path d="M170 60H390V190H170Z" fill="#10284a"/>
      <path d="M200 105H360M200 145H310" stroke="#f6f2ea" stroke-width="16"/>`,
    alt: {
      de: 'Aus einer geschüttelten Tuchent fallen Federn, darüber hängt ein Stellenzettel.',
      en: 'Feathers fall from a shaken eiderdown; a job notice hangs above it.',
    },
  },
] satisfies DemoPoster[]
