import { setLine } from './sign-svg.ts'
import { townMap } from './town-map.ts'

type Label = { text: string; x: number; y: number; size?: number; color?: string }

const ground = townMap.color
const ink = '#16130F'
const signal = '#D6231F'
const river = '#9CC3D5'

const streets = `
  <path d="M330 0Q300 180 380 330T360 700" fill="none" stroke="${river}" stroke-width="96"/>
  <g fill="none" stroke="#fff" stroke-width="34" stroke-linejoin="round">
    <path d="M60 410H620V260H1240M620 410V700M900 260V700M620 520H1240M620 260V0"/>
  </g>
  <g fill="#E3DACA">
    <path d="M660 300H860V490H660ZM660 550H860V700H660ZM940 300H1240V490H940ZM940 550H1240V700H940ZM440 450H590V700H440Z"/>
    <path d="M440 0H590V230H440ZM660 0H1240V230H660ZM0 0H250V370H0ZM0 450H260V700H0Z"/>
  </g>`

const way = `
  <path d="M150 410H620V330" fill="none" stroke="${signal}" stroke-width="10" stroke-dasharray="2 22" stroke-linecap="round"/>
  <path d="M620 260H900V300" fill="none" stroke="${signal}" stroke-width="10" stroke-dasharray="2 22" stroke-linecap="round"/>
  <path d="M276 386H452M276 434H452" stroke="${ink}" stroke-width="8"/>`

type Box = { left: number; top: number; right: number; bottom: number }

/** The buildings, as boxes in which no other label may be. */
export const buildings = {
  station: { left: 90, top: 380, right: 170, bottom: 440 },
  theatre: { left: 540, top: 180, right: 700, bottom: 340 },
  townHall: { left: 850, top: 310, right: 990, bottom: 390 },
  carPark: { left: 1030, top: 310, right: 1110, bottom: 390 },
} satisfies Record<string, Box>

const boxOf = ({ left, top, right, bottom }: Box) => `M${left} ${top}H${right}V${bottom}H${left}Z`

const places = `
  <path d="${boxOf(buildings.station)}" fill="${ink}"/>
  <path d="M540 240H700V340H540ZM540 240L620 180L700 240Z" fill="${signal}"/>
  <path d="${boxOf(buildings.townHall)}" fill="${ink}"/>
  <path d="${boxOf(buildings.carPark)}" fill="#0B3D6B"/>`

export const labels: Label[] = [
  { text: 'Bahnhof', x: 60, y: 500 },
  { text: 'Enns', x: 270, y: 110, color: '#2B5F76' },
  { text: 'Ennsbrücke', x: 270, y: 362, size: 26 },
  { text: 'Stadttheater', x: 470, y: 160, size: 44, color: signal },
  { text: 'Theaterplatz 1', x: 470, y: 104, size: 26 },
  { text: 'Flößergasse', x: 712, y: 299, size: 22 },
  { text: 'Stadtsaal', x: 850, y: 435 },
  { text: 'P', x: 1052, y: 372, size: 60, color: '#ffffff' },
  { text: 'Stadtplatz', x: 850, y: 475, size: 26 },
]

/** The plan for a crop, whole on its ground. */
export function townMapSvg(crop: { width: number; height: number }): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${crop.width}" height="${crop.height}"`,
    ' viewBox="0 0 1240 700" preserveAspectRatio="xMidYMid meet">',
    `<rect x="-2000" y="-2000" width="6000" height="6000" fill="${ground}"/>`,
    streets,
    way,
    places,
    ...labels.map(
      ({ text, x, y, size = 34, color = ink }) =>
        `<path fill="${color}" transform="translate(${x} ${y}) ${setLine(text, size).path}`,
    ),
    '</svg>',
  ].join('')
}
