import type { DemoPoster } from '#content/content.ts'

export const musicPosters = [
  {
    key: 'caecilienkonzert-hintersteg',
    ground: '#7d6b55',
    ink: '#f6f2ea',
    accent: '#f4cb1a',
    form: `
      <circle cx="500" cy="430" r="330" fill="#f4cb1a"/>
      <circle cx="500" cy="430" r="250" fill="#7d6b55"/>
      <circle cx="500" cy="430" r="180" fill="#f4cb1a"/>
      <circle cx="500" cy="430" r="90" fill="#7d6b55"/>
      <path d="M470 740H530V2000H470Z" fill="#f4cb1a"/>
      <circle cx="500" cy="430" r="34" fill="#f6f2ea"/>`,
    alt: {
      de: 'Der Schalltrichter einer Tuba von vorne: goldene Ringe wie ein Heiligenschein.',
      en: 'The bell of a tuba from the front: golden rings like a halo.',
    },
  },
  {
    key: 'blech-und-schnee',
    ground: '#10284a',
    ink: '#f6f2ea',
    accent: '#e0a526',
    form: `
      <path d="M180 420H820C700 470 590 560 560 700V2000H440V700C410 560 300 470 180 420Z" fill="#e0a526"/>
      <ellipse cx="500" cy="420" rx="320" ry="62" fill="#f6f2ea"/>
      <g fill="#f6f2ea">
        <circle cx="210" cy="190" r="30"/>
        <circle cx="380" cy="270" r="22"/>
        <circle cx="500" cy="150" r="34"/>
        <circle cx="640" cy="260" r="24"/>
        <circle cx="800" cy="180" r="30"/>
        <circle cx="300" cy="590" r="20"/>
        <circle cx="740" cy="640" r="26"/>
        <circle cx="210" cy="760" r="28"/>
        <circle cx="830" cy="810" r="20"/>
      </g>`,
    alt: {
      de: 'Schnee fällt in den nach oben gerichteten Trichter eines Horns.',
      en: 'Snow falls into the bell of a horn that points upwards.',
    },
  },
  {
    key: 'adventsingen-im-zehenthof',
    ground: '#14695a',
    ink: '#f6f2ea',
    accent: '#f4cb1a',
    form: `
      <g fill="#f6f2ea">
        <path d="M150 560H280V2000H150ZM340 470H470V2000H340ZM530 520H660V2000H530ZM720 430H850V2000H720Z"/>
      </g>
      <g fill="#f4cb1a">
        <path d="M215 320C290 430 280 520 215 530C150 520 140 430 215 320Z"/>
        <path d="M405 230C480 340 470 430 405 440C340 430 330 340 405 230Z"/>
        <path d="M595 280C670 390 660 480 595 490C530 480 520 390 595 280Z"/>
        <path d="M785 190C860 300 850 390 785 400C720 390 710 300 785 190Z"/>
      </g>
      <g fill="#14695a">
        <ellipse cx="215" cy="680" rx="34" ry="48"/>
        <ellipse cx="405" cy="590" rx="34" ry="24"/>
        <ellipse cx="595" cy="640" rx="34" ry="48"/>
        <ellipse cx="785" cy="550" rx="34" ry="30"/>
      </g>`,
    alt: {
      de: 'Vier brennende Kerzen mit offenen Mündern singen.',
      en: 'Four burning candles sing with open mouths.',
    },
  },
  {
    key: 'vierzig-stimmen-ein-fluss',
    ground: '#f6f2ea',
    ink: '#0f5b63',
    accent: '#10284a',
    form: `
      <g fill="none" stroke="#0f5b63" stroke-width="34">
        <path d="M-1000 200H150C300 200 300 420 500 420S700 640 850 640H2000"/>
        <path d="M-1000 290H120C270 290 270 510 470 510S670 730 820 730H2000"/>
        <path d="M-1000 380H90C240 380 240 600 440 600S640 820 790 820H2000"/>
        <path d="M-1000 470H60C210 470 210 690 410 690S610 910 760 910H2000"/>
      </g>
      <g fill="#10284a">
        <ellipse cx="660" cy="300" rx="84" ry="62" transform="rotate(-20 660 300)"/>
        <path d="M714 290V90H742V300Z"/>
        <path d="M728 90C800 120 850 170 836 270C816 210 780 190 728 180Z"/>
      </g>`,
    alt: {
      de: 'Notenlinien biegen sich zum Fluss; eine Note schwimmt darauf.',
      en: 'The lines of a stave bend into a river, with one note afloat on it.',
    },
  },
] satisfies DemoPoster[]
