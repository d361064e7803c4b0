import type { DemoPoster } from '#content/content.ts'

export const wordsAndFilmsPosters = [
  {
    key: 'der-general-mit-orchester',
    ground: '#b9a3d6',
    ink: '#16130f',
    accent: '#f6f2ea',
    form: `
      <path d="M220 250H780V330H220ZM330 130H670V260H330Z" fill="#16130f"/>
      <circle cx="500" cy="560" r="260" fill="#16130f"/>
      <circle cx="500" cy="560" r="190" fill="#f6f2ea"/>
      <g fill="#16130f">
        <path d="M400 500H460V560H400ZM540 500H600V560H540ZM440 660H560V684H440Z"/>
      </g>
      <path d="M180 840H820L900 960H100Z" fill="#16130f"/>
      <path d="M300 860 240 960M420 860 390 960M580 860 610 960M700 860 760 960" stroke="#b9a3d6" stroke-width="20"/>`,
    alt: {
      de: 'Die Front einer Dampflokomotive mit flachem Hut und einem Gesicht, das keine Miene verzieht.',
      en: 'The front of a steam engine with a flat hat and a face that does not move a muscle.',
    },
  },
  {
    key: 'das-alte-gesetz',
    ground: '#16130f',
    ink: '#b9a3d6',
    accent: '#d6231f',
    form: `
      <path d="M180 330A150 150 0 0 1 480 330V800H180ZM520 330A150 150 0 0 1 820 330V800H520Z" fill="#b9a3d6"/>
      <g stroke="#16130f" stroke-width="24">
        <path d="M240 400H420M240 480H420M240 560H420M240 640H360"/>
      </g>
      <path d="M580 420C640 380 700 380 760 420C770 540 740 640 670 680C600 640 570 540 580 420Z" fill="#d6231f"/>
      <path d="M612 480H652M688 480H728" stroke="#16130f" stroke-width="22"/>
      <path d="M630 590C655 570 685 570 710 590" fill="none" stroke="#16130f" stroke-width="18"/>`,
    alt: {
      de: 'Zwei Gesetzestafeln: Auf der einen steht Schrift, auf der anderen hängt eine rote Theatermaske.',
      en: 'Two tablets of the law: one has writing on it, on the other hangs a red theatre mask.',
    },
  },
  {
    key: 'letzte-haltestelle-ramsegg',
    ground: '#1c3f94',
    ink: '#f6f2ea',
    accent: '#f4cb1a',
    form: `
      <circle cx="690" cy="300" r="180" fill="#f4cb1a"/>
      <path d="M330 240H370V2000H330Z" fill="#f6f2ea"/>
      <circle cx="350" cy="290" r="140" fill="#f6f2ea"/>
      <path d="M290 210V370M410 210V370M290 290H410" stroke="#1c3f94" stroke-width="34"/>
      <path d="M520 700H800V740H520ZM550 740H584V880H550ZM736 740H770V880H736Z" fill="#f6f2ea"/>`,
    alt: {
      de: 'Eine Haltestelle bei Nacht: das Schild, der Mond, eine leere Bank.',
      en: 'A bus stop at night: the sign, the moon, an empty bench.',
    },
  },
  {
    key: 'geschichten-am-kanonenofen',
    ground: '#f0a63a',
    ink: '#16130f',
    accent: '#d6231f',
    form: `
      <path d="M455 -1000H545V330H455Z" fill="#16130f"/>
      <path d="M330 320H670L720 400H280ZM300 420H700L740 760H260ZM280 780H720V830H280ZM310 830H370V900H310ZM630 830H690V900H630Z" fill="#16130f"/>
      <path d="M390 500H610V690H390Z" fill="#d6231f"/>
      <path d="M500 520C560 580 560 640 540 690H460C440 640 440 580 500 520Z" fill="#f0a63a"/>
      <path d="M150 560 240 540V800L150 820ZM760 540 850 560V820L760 800Z" fill="#f6f2ea"/>`,
    alt: {
      de: 'Ein eiserner Kanonenofen mit offener Klappe zwischen zwei aufgeschlagenen Buchseiten.',
      en: 'An iron stove with its door open between the two pages of a book.',
    },
  },
] satisfies DemoPoster[]
