import type { Renderer } from '#front/renderer.ts'
import type { Metrics } from './metrics.ts'

/** The same renderer, with its durations recorded by status. */
export function measureRenders(renderer: Renderer, { renders }: Metrics): Renderer {
  return async (request) => {
    const end = renders.startTimer()
    try {
      const rendering = await renderer(request)
      end({ result: String(rendering.status) })
      return rendering
    } catch (error) {
      end({ result: 'failed' })
      throw error
    }
  }
}
