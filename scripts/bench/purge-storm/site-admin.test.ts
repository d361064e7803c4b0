import { expect, test } from 'vitest'
import { countRenders } from './site-admin.ts'

test('adds up renders over all results, and nothing else', () => {
  const metrics = `# TYPE foyer_front_render_seconds histogram
foyer_front_render_seconds_bucket{le="0.01",result="kept"} 90
foyer_front_render_seconds_sum{result="kept"} 4.5
foyer_front_render_seconds_count{result="kept"} 12
foyer_front_render_seconds_count{result="failed"} 3
foyer_front_responses_total{outcome="hit"} 700`
  expect(countRenders(metrics)).toBe(15)
})

test('metrics without renders are an error, not zero', () => {
  expect(() => countRenders('foyer_front_responses_total 1')).toThrow('do not count renders')
})
