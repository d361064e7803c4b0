import { mediaLimits } from '@foyer/schema/media-upload.ts'
import sharp, { type Sharp } from 'sharp'

export type ReadPicture =
  | { ok: true; open: () => Sharp; width: number; height: number; color: string }
  | { ok: false; problem: 'too-many-pixels' | 'unreadable' }

const decodingSeconds = 30

/**
 * Reads an uploaded picture without trusting it: its size before anything is unpacked, the first of several frames, turned as
 * the camera says, and then without what the camera has written into it.
 */
export async function readPicture(path: string): Promise<ReadPicture> {
  const open = () =>
    sharp(path, { limitInputPixels: mediaLimits.picturePixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: decodingSeconds })
      .autoOrient()
      .toColourspace('srgb')
  try {
    // Reads the head of the file only; the limit counts when pixels are unpacked.
    const { autoOrient } = await sharp(path, { limitInputPixels: false }).metadata()
    const { width, height } = autoOrient
    if (width * height > mediaLimits.picturePixels) return { ok: false, problem: 'too-many-pixels' }
    return { ok: true, open, width, height, color: await groundColour(open()) }
  } catch {
    return { ok: false, problem: 'unreadable' }
  }
}

/** The colour that stands in until the picture is there, as #d6231f. */
async function groundColour(picture: Sharp): Promise<string> {
  const small = await picture.resize(64, 64, { fit: 'inside' }).flatten().png().toBuffer()
  const { dominant } = await sharp(small).stats()
  const parts = [dominant.r, dominant.g, dominant.b]
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
