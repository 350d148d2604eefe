import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { answerNames } from '#resources'
import { requireReported } from '#resources/targets.ts'
import { formatDate } from '#resources/text/date.ts'
import { Link as RouterLink } from '#src/elements/Link.tsx'
import { withPieces } from '#src/elements/withPieces.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { nameOf, type WholeCase } from '#src/providers/calls/cases.ts'
import { showFields, type NamedField } from '../adminFields.ts'
import { RecordValues } from '../RecordValues.tsx'
import { ReportedSnapshot } from '../reports/ReportedSnapshot.tsx'
import { useMay } from '../roles/rights.ts'
import { CasePictures } from './CasePictures.tsx'
import { caseTitle, relatedText } from './caseTitle.ts'
import { MuteButton } from './MuteButton.tsx'
import { Part } from './Part.tsx'
import { Upheld } from './Upheld.tsx'

/** The thing as it is, or as it was reported; whose it is; what else has its number; who reported it. */
export function CaseEvidence({ one }: { one: WholeCase }) {
  const t = useAllMessages()
  const writing = useLanguage()
  const may = useMay()
  const resource = requireReported(one.Type ?? 'Post')
  const { Thing, Owner } = one
  const isThere = (name: string) => !['', '[]', '0', 'false'].includes(String(Thing?.[name] ?? ''))
  const there = showFields(resource).filter(({ name, field }) => answerNames(name, field).some(isThere))
  const isPicture = ({ field: { kind } }: NamedField) => kind === 'image' || kind === 'pictures'
  const fields = there.filter((one) => !isPicture(one))
  const pictures = [...new Set(there.filter(isPicture).flatMap(({ name }) => [Thing?.[name]].flat().map(String)))]
  return (
    <>
      <Part heading={t.cases.thing}>
        {pictures.length > 0 && <CasePictures files={pictures} name={caseTitle(t, one)} />}
        {Thing ? (
          <RecordValues resource={resource} record={{ ...Thing, id: Thing.Id }} fields={fields} />
        ) : (
          <>
            <p>{t.cases.gone}</p>
            {one.Reports[0] && (
              <ReportedSnapshot record={{ ...one.Reports[0], Type: one.Type, id: one.Reports[0].Id }} />
            )}
          </>
        )}
        {Thing && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, '& a': { py: 1.5 } }}>
            {resource.view && (
              <Link component={RouterLink} to={paths.view(resource.name, Thing.Id)}>
                {t.admin.viewInApp}
              </Link>
            )}
            {may('read', resource) && (
              <Link component={RouterLink} to={`${paths.adminList(resource.name)}/${Thing.Id}/show`}>
                {t.admin.record}
              </Link>
            )}
          </Box>
        )}
      </Part>
      {Owner && (
        <Part heading={t.cases.owner}>
          <b>{Owner.Name}</b>
          <div>
            {[
              t.cases.ownerFacts({ id: Owner.Id, pages: Owner.Pages, measures: Owner.Measures }),
              t.cases.since({ date: formatDate(Owner.CreatedAt, writing) }),
              ...(Owner.Suspended ? [t.cases.suspendedNow] : []),
            ].join(' · ')}
          </div>
          {one.PageId !== null && <Upheld pageId={one.PageId} />}
          {one.Type !== 'Profile' && (
            <Link
              component={RouterLink}
              to={paths.report({ type: 'Profile', id: Owner.Id })}
              sx={{ display: 'block', width: 'fit-content', py: 1 }}
            >
              {`${t.itemMenu.report}: ${Owner.Name}`}
            </Link>
          )}
        </Part>
      )}
      {one.Related.length > 0 && (
        <Part heading={t.cases.related}>
          {one.Related.map((related) => (
            <Link
              key={nameOf(related)}
              component={RouterLink}
              to={paths.view(requireReported(related.Type).name, related.Id)}
              sx={{ display: 'block', py: 1 }}
            >
              {relatedText(t, related)}
            </Link>
          ))}
        </Part>
      )}
      {one.Reports.length > 0 && (
        <Part heading={t.cases.reports}>
          {one.Reports.map((report) => (
            <Box
              key={report.Id}
              sx={{ py: 1, borderTop: 1, borderColor: 'hairline', '&:first-of-type': { border: 0 } }}
            >
              <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {withPieces(report.Description ?? '–')}
              </Box>
              <Box sx={{ color: 'text.secondary' }}>
                <span>
                  {[
                    report.ReporterName ?? t.cases.visitor,
                    ...(report.ReporterId === null
                      ? []
                      : [t.cases.record({ right: report.Right, wrong: report.Wrong })]),
                    ...(report.Muted ? [t.cases.isMuted] : []),
                    formatDate(report.CreatedAt, writing),
                  ].join(' · ')}
                </span>
                {report.ReporterId !== null && (report.Muted || report.Wrong > report.Right) && (
                  <MuteButton
                    person={{ Id: report.ReporterId, Name: report.ReporterName ?? '' }}
                    isMuted={report.Muted === true}
                  />
                )}
              </Box>
            </Box>
          ))}
        </Part>
      )}
    </>
  )
}
