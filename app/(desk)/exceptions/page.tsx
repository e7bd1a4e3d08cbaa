import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { ExceptionsPage } from '@/components/exceptions/exceptions-page'
import { currentActor } from '@/lib/auth/current-actor'
import { listExceptions } from '@/lib/exceptions/list-exceptions'
import { exceptionKeys } from '@/lib/exceptions/keys'
import { exceptionFilterSchema } from '@/lib/exceptions/model/exception-forms'

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('exceptions'))('title') }
}

export default async function Exceptions({ searchParams }: PageProps) {
  const actor = (await currentActor()) ?? redirect('/sign-in')
  const filter = exceptionFilterSchema.parse(await searchParams)
  const first = await listExceptions({ actor, filter })
  return <ExceptionsPage key={exceptionKeys.list(filter).join()} filter={filter} first={first} />
}
