import type { DemoPoster } from '#content/content.ts'

const ground = '#8cc4e0'
const ink = '#16130f'
const accent = '#d6231f'

export const dieBremerStadtmusikanten = {
  key: 'die-bremer-stadtmusikanten',
  ground,
  ink,
  accent,
  form: `
    <g transform="translate(0 40)">
      <path d="M210 660H720V2000H610V930A145 145 0 0 0 320 930V2000H210Z" fill="${ink}"/>
      <path
        d="M610 660V600A150 150 0 0 1 700 450L650 260 740 400 790 250 810 440 925 640A62 62 0 0 1
          820 705L745 640 720 760Z"
        fill="${ink}"/>
      <circle cx="765" cy="500" r="16" fill="${ground}"/>
      <path d="M270 460H660V660H585A105 105 0 0 0 375 660H270Z" fill="${accent}"/>
      <path
        d="M270 560V540H180A50 50 0 0 1 180 440H220A110 110 0 0 1 330 350H400V560Z"
        fill="${accent}"/>
      <path d="M330 380A45 45 0 0 1 420 380V500A45 45 0 0 1 330 500Z" fill="${ink}"/>
      <circle cx="275" cy="425" r="14" fill="${ground}"/>
      <path d="M430 300H610V460H590A70 70 0 0 0 450 460H430Z" fill="${ink}"/>
      <path d="M560 250 555 160 620 205H660L725 160 720 280A82 82 0 0 1 560 290Z" fill="${ink}"/>
      <path d="M600 262h34a17 17 0 0 1-34 0zM652 262h34a17 17 0 0 1-34 0z" fill="${ground}"/>
      <path
        d="M330 180A105 105 0 0 0 540 195L570 120A80 80 0 0 0 470 195L420 130A52 52 0 0 0 330
          150L280 170Z"
        fill="${accent}"/>
      <path d="M425 270h14v40h-14zM465 270h14v40h-14z" fill="${accent}"/>
      <path d="M340 125a22 22 0 0 1 30-25 22 22 0 0 1 40 0 22 22 0 0 1 20 35Z" fill="${ink}"/>
      <circle cx="365" cy="155" r="10" fill="${ground}"/>
    </g>`,
  alt: {
    de: 'Esel, Hund, Katze und Hahn stehen wie Bauklötze übereinander, abwechselnd schwarz und rot.',
    en: 'Donkey, dog, cat and rooster stand on top of one another like building blocks, black and red in turn.',
  },
} satisfies DemoPoster
