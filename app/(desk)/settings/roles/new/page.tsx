import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageOrMissing } from '@/app/page-or-missing'
import { RoleForm } from '@/components/people/roles/role-form'
import { settingsPaths } from '@/components/shell/settings-paths'
import { PageHeader } from '@/components/ui/page-header'
import { composable } from '@/lib/auth/may-grant'
import { requirePermission } from '../../require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('roles'))('form.newTitle') }
}

export default pageOrMissing(async function NewRolePage() {
  const actor = await requirePermission('roles.manage')
  const t = await getTranslations('roles')
  return (
    <>
      <PageHeader
        title={t('form.newTitle')}
        back={{ href: settingsPaths.roles(), label: t('form.back') }}
      />
      <RoleForm before={null} composable={composable(actor)} />
    </>
  )
})
