import { mediaLimits } from '@foyer/schema/media-upload.ts'
import sharp, { type Sharp } from 'sharp'

export type ReadPicture =
  | { ok: true; open: () => Sharp; width: number; height: number; color: string }
  | { ok: false; problem: 'too-many-pixels' | 'unreadable' }

const decodingSeconds = 30

/**
 * Reads an untrusted image: checks its dimensions before decoding, takes only the first frame, applies the EXIF orientation and
 * drops all metadata.
 */
export async function readPicture(path: string): Promise<ReadPicture> {
  const open = () =>
    sharp(path, { limitInputPixels: mediaLimits.picturePixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: decodingSeconds })
      .autoOrient()
      .toColourspace('srgb')
  try {
    // Reads only the header; the pixel limit applies to decoding.
    const { autoOrient } = await sharp(path, { limitInputPixels: false }).metadata()
    const { width, height } = autoOrient
    if (width * height > mediaLimits.picturePixels) return { ok: false, problem: 'too-many-pixels' }
    return { ok: true, open, width, height, color: await placeholderColor(open()) }
  } catch {
    return { ok: false, problem: 'unreadable' }
  }
}

/** The placeholder colour shown while the image loads, such as #d6231f. */
async function placeholderColor(picture: Sharp): Promise<string> {
  const small = await picture.resize(64, 64, { fit: 'inside' }).flatten().png().toBuffer()
  const { dominant } = await sharp(small).stats()
  const parts = [dominant.r, dominant.g, dominant.b]
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
