import { execFileSync } from 'node:child_process'
import { WebSocket } from 'undici'
import { z } from 'zod'
import { eventually } from '@/lib/testing/eventually'
import type { Stack } from './stack'

/** What a process holds, after a collection of garbage. */
export type Inspected = {
  heapMb: number
  /** All that the system gave it. */
  rssMb: number
  /** What is held by name in the process and has a size (`perProcess`). */
  held: Record<string, number>
}

const LOOK = `JSON.stringify({
  ...process.memoryUsage(),
  held: Object.fromEntries([...(globalThis.handoverPerProcess ?? [])].flatMap(
    ([name, value]) => typeof value?.size === 'number' ? [[name, value.size]] : [])),
})`

const lookedSchema = z.object({
  heapUsed: z.number(),
  rss: z.number(),
  held: z.record(z.string(), z.number()),
})
const targetsSchema = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1)
const answerSchema = z.object({ id: z.number(), result: z.unknown().optional() })

/** Node's own inspector in the dashboard's process, which it opens when it is asked to by a signal. */
export async function inspectDashboard({ pid, inspectPort }: Stack) {
  process.kill(dashboardBelow(pid), 'SIGUSR1')
  const url = await eventually(async () => {
    const answer = await fetch(`http://127.0.0.1:${inspectPort}/json/list`)
    return targetsSchema.parse(await answer.json())[0]?.webSocketDebuggerUrl ?? ''
  })
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const asked = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = answerSchema.partial().parse(JSON.parse(String(data)))
    if (id !== undefined) asked.get(id)?.(result)
  })
  const ask = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      const id = asked.size + 1
      asked.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
  const look = async (): Promise<Inspected> => {
    await ask('HeapProfiler.collectGarbage')
    await ask('HeapProfiler.collectGarbage')
    const answer = await ask('Runtime.evaluate', { expression: LOOK, returnByValue: true })
    const { value } = z.object({ result: z.object({ value: z.string() }) }).parse(answer).result
    const { heapUsed, rss, held } = lookedSchema.parse(JSON.parse(value))
    return { heapMb: megabytes(heapUsed), rssMb: megabytes(rss), held }
  }
  return {
    look,
    close: () => {
      socket.close()
    },
  }
}

const megabytes = (bytes: number) => Math.round(bytes / 100_000) / 10

/** Next gives its process a title of its own. */
function dashboardBelow(launcher: number): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  const all = lines.split('\n').map((line) => /^ *(\d+) +(\d+) (.*)/.exec(line) ?? [])
  const parents = new Map(all.map(([, pid, parent]) => [Number(pid), Number(parent)]))
  const isBelow = (pid: number): boolean =>
    pid === launcher || (parents.has(pid) && isBelow(parents.get(pid) ?? 0))
  const found = all.find(
    ([, pid, , args]) => /^next-server/.test(args ?? '') && isBelow(Number(pid)),
  )
  if (!found) throw new Error('the dashboard has no process')
  return Number(found[1])
}
