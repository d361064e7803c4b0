import sharp from 'sharp'
import { vp8Frame, webm } from './webm.ts'

const width = 640
const height = 360
const framesASecond = 12
const seconds = 5
const folds = 7

/** The curtain opens on a moon, in five seconds. */
export async function curtainFilm(): Promise<Buffer> {
  const frames: Buffer[] = []
  for (let index = 0; index < framesASecond * seconds; index += 1) {
    const picture = sharp(Buffer.from(frameSvg(index / (framesASecond * seconds - 1))))
    const webp = await picture.removeAlpha().webp({ quality: 70, effort: 1 }).toBuffer()
    frames.push(vp8Frame(webp))
  }
  return webm({ width, height, framesASecond, frames })
}

/** `progress` from 0, closed, to 1, open. */
function frameSvg(progress: number): string {
  const held = Math.min(1, Math.max(0, (progress - 0.15) / 0.7))
  const opened = held * held * (3 - 2 * held)
  const half = (width / 2) * (1 - 0.88 * opened)
  const moonY = height * (0.78 - 0.36 * opened)
  const scene = [
    rectangle(0, 0, width, '#16130f'),
    `<circle cx="${width / 2}" cy="${moonY}" r="80" fill="#f0a63a"/>`,
    `<rect y="${height - 46}" width="${width}" height="46" fill="#1d3fa0"/>`,
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    ...scene,
    ...curtain(0, half),
    ...curtain(width - half, half),
    '</svg>',
  ].join('')
}

function curtain(left: number, wide: number): string[] {
  const fold = wide / folds
  return Array.from({ length: folds }, (_, index) => [
    rectangle(left + index * fold, 0, fold + 1, '#d6231f'),
    rectangle(left + index * fold + fold * 0.62, 0, fold * 0.38 + 1, '#8c1c1a'),
  ]).flat()
}

function rectangle(x: number, y: number, wide: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${wide}" height="${height}" fill="${fill}"/>`
}
