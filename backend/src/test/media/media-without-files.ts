import { imageCrops, sizesOf } from '@foyer/schema/shapes/images.ts'
import type { MakeMedia } from '@foyer/demo/load/load.ts'
import { demoFiles } from '@foyer/demo/media/demo-files.ts'
import { sceneKey } from '@foyer/demo/pictures/scene-key.ts'
import { signs } from '@foyer/demo/pictures/signs.ts'
import { townMap } from '@foyer/demo/pictures/town-map.ts'
import type { ImageWrite } from '#features/media/image-write-store.ts'

type Crop = keyof typeof imageCrops

/** The rows of the demo's images and files without the files: rendering them would take longer than all tests. */
export const mediaWithoutFiles: MakeMedia = async ({ posters, people, scenes, housePictures }) => ({
  pictures: [
    ...posters.map(({ key, ground, alt }) => picture(`poster:${key}`, { color: ground, alt })),
    ...scenes.flatMap(({ key, ground, drawings }) =>
      drawings.map(({ alt }, index) =>
        picture(sceneKey(key, index).slice('demo:'.length), { color: ground, alt }),
      ),
    ),
    ...housePictures.map(({ key, ground, alt }) => picture(`house:${key}`, { color: ground, alt })),
    ...people.map(({ key, lastName }) =>
      picture(`person:${key}`, { color: '#16130f', alt: { de: lastName, en: lastName } }),
    ),
    ...signs.map(({ key, lines: [name = ''] }) =>
      picture(`sign:${key}`, { color: '#ffffff', alt: { de: name, en: name } }),
    ),
    picture(townMap.key, townMap),
  ],
  files: demoFiles.map(({ key, name, mimeType }) => ({
    key: `demo:${key}`,
    url: `/media/${name}`,
    name,
    mimeType,
    bytes: 1_000,
  })),
})

function picture(key: string, { color, alt }: Pick<ImageWrite, 'color' | 'alt'>): ImageWrite {
  const variants = (Object.keys(imageCrops) as Crop[]).flatMap((crop) =>
    sizesOf(crop).flatMap(({ scale, width, height, formats }) =>
      formats.map((format) => ({
        crop,
        format,
        width,
        height,
        url: `/media/${key.replaceAll(':', '-')}-${crop}-${scale}.${format}`,
      })),
    ),
  )
  return {
    key: `demo:${key}`,
    color,
    alt,
    url: variants[0]!.url,
    width: 2480,
    height: 1400,
    variants,
  }
}
