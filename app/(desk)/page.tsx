import { getLocale } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { NothingYet } from '@/components/shell/nothing-yet'
import { firstPlace, placesFor } from '@/components/shell/places'
import { requireViewer } from '@/lib/people/viewer'
import { PLACES } from './places'

export default async function FirstPage() {
  const viewer = await requireViewer(await getLocale())
  const first = firstPlace(placesFor(viewer, PLACES))
  if (first) redirect(first.href)
  return <NothingYet viewer={viewer} />
}
