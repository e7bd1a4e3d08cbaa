import { Plus } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { pageOrMissing } from '@/app/page-or-missing'
import { CodeRoles } from '@/components/people/roles/code-roles'
import { PermissionTable } from '@/components/people/roles/permission-table'
import { RoleList } from '@/components/people/roles/role-list'
import { settingsPaths } from '@/components/shell/settings-paths'
import { buttonClass } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { listCodeRoles } from '@/lib/people/roles/list-code-roles'
import { listRoles } from '@/lib/people/roles/list-roles'
import { requirePermission } from '../require-permission'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('roles'))('title') }
}

export default pageOrMissing(async function RolesPage() {
  const actor = await requirePermission('roles.manage')
  const [roles, codeRoles] = await Promise.all([listRoles({ actor }), listCodeRoles({ actor })])
  const t = await getTranslations('roles')
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <Link href={settingsPaths.newRole()} className={buttonClass({ variant: 'primary' })}>
            <Plus aria-hidden />
            {t('add')}
          </Link>
        }
      />
      <RoleList roles={roles} />
      <div className="flex flex-col gap-2">
        <h2 className="text-lg font-semibold">{t('codes.title')}</h2>
        <p className="max-w-prose text-muted">{t('codes.text')}</p>
        <CodeRoles roles={codeRoles} />
      </div>
      <div className="flex flex-col gap-2">
        <h2 className="text-lg font-semibold">{t('table')}</h2>
        <p className="max-w-prose text-muted">{t('administrator')}</p>
        <p className="max-w-prose text-muted">{t('onTablets')}</p>
        <PermissionTable roles={roles} />
      </div>
    </>
  )
})
