import 'server-only'
import { notFound } from 'next/navigation'
import { read } from './read.ts'

/** As `read`; what the graph does not know is a page that does not exist. */
export async function readOrNotFound<Result, Variables extends Record<string, unknown>>(
  question: Parameters<typeof read<Result, Variables>>[0],
): Promise<Result> {
  const answer = await read(question)
  if (!answer.ok) notFound()
  return answer.result
}
