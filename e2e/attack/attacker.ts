import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { request, type APIRequestContext, type APIResponse } from '@playwright/test'
import { z } from 'zod'
import { DEMO_PASSWORD } from '@/lib/demo/seed-demo'
import type { Who } from '../fixtures'

export const ROOT = join(import.meta.dirname, '..', '..')

/** Nobody: without a cookie, or with one that this server never gave. */
export function stranger(baseURL: string, cookie?: string): Promise<APIRequestContext> {
  return request.newContext({
    baseURL,
    ...(cookie === undefined
      ? {}
      : { extraHTTPHeaders: { cookie: `next-auth.session-token=${cookie}` } }),
  })
}

/** One of the demo's people, without a browser. */
export async function insider(baseURL: string, who: Who): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL })
  const token = z
    .object({ csrfToken: z.string() })
    .parse(await (await context.get('/api/auth/csrf')).json())
  const answer = await context.post('/api/auth/callback/credentials', {
    form: {
      ...token,
      email: `${who}@handover.example`,
      password: DEMO_PASSWORD,
      callbackUrl: '/',
      json: 'true',
    },
  })
  if (!answer.ok()) throw new Error(`${who} could not sign in`)
  return context
}

/** A server action as a browser knows it. */
export type ActionDoor = {
  /** `feature.name` */
  name: string
  id: string
  /** A page that has it. */
  address: string
}

const manifestSchema = z.object({
  node: z.record(
    z.string(),
    z.object({
      workers: z.record(z.string(), z.unknown()),
      filename: z.string(),
      exportedName: z.string(),
    }),
  ),
})

/** Every action that the build lets a browser call. */
export function builtActions(): ActionDoor[] {
  const file = join(ROOT, '.next/server/server-reference-manifest.json')
  const { node } = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(node).map(([id, { workers, filename, exportedName }]) => ({
    name: `${filename.split('/')[1]}.${exportedName}`,
    id,
    address: addressOf(Object.keys(workers)[0] ?? ''),
  }))
}

/** `app/(desk)/food/[orderId]/page` → `/food/1` */
export function addressOf(page: string): string {
  const parts = page
    .replace(/^app/, '')
    .replace(/\/page(\.tsx)?$/, '')
    .split('/')
    .filter((part) => !part.startsWith('('))
    .map((part) => (part.startsWith('[') ? '1' : part))
  return parts.join('/') || '/'
}

/** Calls an action as React does, with headers of the attacker's own. */
export function callAction(
  context: APIRequestContext,
  { id, address }: Pick<ActionDoor, 'id' | 'address'>,
  input: unknown,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  return context.post(address, {
    headers: {
      'next-action': id,
      accept: 'text/x-component',
      'content-type': 'text/plain;charset=UTF-8',
      ...headers,
    },
    data: JSON.stringify([input ?? '$undefined']),
    maxRedirects: 0,
  })
}

/** The problem that an answer names, of an action or of a handler. */
export async function problemOf(response: APIResponse): Promise<string | null> {
  return /"problem":"(\w+)"/.exec(await response.text())?.[1] ?? null
}
