import { networkInterfaces } from 'node:os'
import { expect, test } from '@playwright/test'
import { errorCode } from '@/lib/launch/launch-error'
import { instanceOf, OPEN_INSTANCE } from './instances'

/** An address by which other machines would reach this one; on Linux all of 127.x.x.x will do. */
const OTHER_ADDRESS =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2'

const answerOf = (host: string, port: number) =>
  fetch(`http://${host}:${port}/api/health`).then(
    ({ status }) => status,
    (error: unknown) => errorCode(error instanceof Error ? error.cause : error),
  )

test('the demo answers this machine alone, unless HOST opens it', async () => {
  const [closed, open] = [instanceOf(0), instanceOf(OPEN_INSTANCE)]
  expect(await answerOf('127.0.0.1', closed.port)).toBe(200)
  expect(await answerOf(OTHER_ADDRESS, closed.port)).toBe('ECONNREFUSED')
  expect(await answerOf(OTHER_ADDRESS, open.port)).toBe(200)
  // The simulator is this machine's in any case.
  expect(await answerOf(OTHER_ADDRESS, open.simulatorPort)).toBe('ECONNREFUSED')
})
