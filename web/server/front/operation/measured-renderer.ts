import type { Renderer } from '#front/renderer.ts'
import type { Metrics } from './metrics.ts'

/** The same renderer, its times counted by the status it answers with. */
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
