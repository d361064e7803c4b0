import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { imageCrops } from '@foyer/schema/shapes/images.ts'
import sharp from 'sharp'
import type { ImageWrite } from '@foyer/backend/src/features/media/image-write-store.ts'
import { largestOf } from '@foyer/backend/src/features/media/write-variants.ts'
import type {
  DemoHousePicture,
  DemoPerson,
  DemoPoster,
  DemoScenes,
  Localized,
  Portrayed,
} from '#content/content.ts'
import { posterSvg, type PosterFormat } from './poster-svg.ts'
import { sceneKey } from './scene-key.ts'
import { sceneSvg } from './scene-svg.ts'
import { signs, type DemoSign } from './signs.ts'
import { portraitSvg } from './portrait-svg.ts'
import { PictureCache } from './picture-cache.ts'
import type { Drawing } from './render-picture.ts'
import { signSvg } from './sign-svg.ts'
import { townMapSvg } from './town-map-svg.ts'
import { townMap } from './town-map.ts'

type Subject = Drawing & { key: string; color: string; alt: Localized }

const formatOf: Record<keyof typeof imageCrops, PosterFormat> = {
  vertical: 'portrait',
  horizontal: 'stage',
  square: 'square',
  social: 'link',
}

/** Renders all posters and portraits that are not in the cache, two at a time, and reports progress. */
export async function makeDemoPictures(
  portrayed: Portrayed,
  options: { dataFolder: string; cacheFolder: string; report: (line: string) => void },
): Promise<ImageWrite[]> {
  const { dataFolder, cacheFolder, report } = options
  const folder = join(dataFolder, 'media')
  await mkdir(folder, { recursive: true })
  const subjects = [
    ...portrayed.posters.map(posterSubject),
    ...portrayed.scenes.flatMap(sceneSubjects),
    ...portrayed.housePictures.map(housePictureSubject),
    ...portrayed.people.map((person) => portraitSubject(person, portrayed)),
    ...signs.map(signSubject),
    townMapSubject,
  ]
  const cache = await PictureCache.open(join(cacheFolder, 'pictures'))
  const images: ImageWrite[] = []
  const waiting = subjects.entries()
  sharp.concurrency(1)
  const work = async () => {
    for (const [, subject] of waiting) {
      images.push(await makePicture(subject, { cache, folder }))
      report(`Images ${images.length}/${subjects.length}`)
    }
  }
  await Promise.all([work(), work()])
  await cache.prune()
  return images
}

async function makePicture(
  subject: Subject,
  { cache, folder }: { cache: PictureCache; folder: string },
): Promise<ImageWrite> {
  const variants = await cache.write(subject, folder)
  const { key, alt, color, name } = subject
  const { url, width, height } = largestOf(variants)
  return { key, alt, color, name: `${name}.jpg`, url, width, height, variants }
}

function posterSubject(poster: DemoPoster): Subject {
  return {
    key: `demo:poster:${poster.key}`,
    name: poster.key,
    color: poster.ground,
    maxScale: 4,
    alt: poster.alt,
    svg: (crop) => posterSvg(poster, { format: formatOf[crop] }),
  }
}

function sceneSubjects({ key, ground, drawings }: DemoScenes): Subject[] {
  return drawings.map(({ form, alt }, index) => ({
    key: sceneKey(key, index),
    name: `${key}-${index + 1}`,
    color: ground,
    maxScale: 2,
    alt,
    svg: (crop) => sceneSvg({ ground, form }, imageCrops[crop]),
  }))
}

function housePictureSubject({ key, ground, form, alt }: DemoHousePicture): Subject {
  return {
    key: `demo:house:${key}`,
    name: `house-${key}`,
    color: ground,
    maxScale: 2,
    alt,
    svg: (crop) => sceneSvg({ ground, form }, imageCrops[crop]),
  }
}

function portraitSubject(person: DemoPerson, portrayed: Portrayed): Subject {
  const colours = coloursOf(person, portrayed)
  const initials = person.firstName.slice(0, 1) + person.lastName.slice(0, 1)
  const name = `${person.firstName} ${person.lastName}`
  return {
    key: `demo:person:${person.key}`,
    name: person.key,
    color: colours.ground,
    maxScale: 2,
    alt: { de: `Die Initialen von ${name}`, en: `The initials of ${name}` },
    svg: (crop) => portraitSvg({ initials, ...colours }, crop),
  }
}

function signSubject(sign: DemoSign): Subject {
  const name = sign.lines.join(' ')
  return {
    key: `demo:sign:${sign.key}`,
    name: `sign-${sign.key}`,
    color: '#ffffff',
    maxScale: 2,
    alt: { de: name, en: name },
    svg: (crop) => signSvg(sign, imageCrops[crop]),
  }
}

const townMapSubject: Subject = {
  ...townMap,
  key: `demo:${townMap.key}`,
  maxScale: 2,
  svg: (crop) => townMapSvg(imageCrops[crop]),
}

const houseColours = { ground: '#16130f', ink: '#f6f2ea', accent: '#d6231f' }

/** The colours of the first production that credits the person. */
function coloursOf(person: DemoPerson, { productions, posters }: Portrayed) {
  const first = productions.find(({ credits }) => credits.some((one) => one.person === person.key))
  const poster = posters.find(({ key }) => key === first?.key)
  if (!poster) return houseColours
  const { ground, ink, accent } = poster
  return { ground, ink, accent }
}
