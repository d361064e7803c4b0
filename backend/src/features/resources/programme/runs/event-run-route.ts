import { addEventRun, maxEventsPerRun } from '@foyer/schema/rest/event-run.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import type { Values } from '#features/resources/resource-binding.ts'
import { sayResourceMessage } from '#features/resources/resource-messages.ts'
import { sayProblems } from '#features/resources/save-error.ts'
import { datesOfRun } from '@foyer/schema/resources/programme/dates-of-run.ts'
import { saveRun } from './save-run.ts'

/** The call that adds several events at once. */
export function addEventRunRoute(app: FastifyInstance, database: Database): void {
  addOperation(app, addEventRun, async ({ body, locale, request }) => {
    const { until, weekdays, times, except } = body
    const { revision: _revision, ...template } = body.event as Values & { day: string }
    const own = template['local_time'] as string | null
    const dates = datesOfRun(
      {
        from: template.day,
        until,
        weekdays,
        times: times.length > 0 ? times.map((time) => `${time.slice(0, 5)}:00`) : [own],
        except,
      },
      maxEventsPerRun,
    )
    const problem = dates.length === 0 ? 'emptyRun' : 'longRun'
    if (dates.length === 0 || dates.length > maxEventsPerRun) {
      const errors = { until: [sayResourceMessage(problem, locale)] }
      throw new HttpError(400, messages[locale].invalidInput, errors)
    }
    const actor = await editorActor(request, addEventRun.operationId)
    const saved = await saveRun(database, actor, { template, dates })
    if (saved.ok) return { ids: saved.ids }
    throw new HttpError(409, sayResourceMessage('nothingDone', locale), undefined, {
      events: saved.dates.map(({ day, time, fields }) => ({
        day,
        time,
        errors: sayProblems(fields, locale),
      })),
    })
  })
}
