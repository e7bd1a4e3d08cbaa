import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CoveragePage } from '@/components/food/coverage/coverage-page'
import { requireViewer } from '@/lib/people/viewer'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('coverage'))('title') }
}

export default async function FoodCoveragePage() {
  await requireViewer(await getLocale())
  return <CoveragePage />
}
