/** A person's own reports and their outcomes. */
export const reports = {
  myReports: 'My reports',
  reportAbout: ({ type }: { type: string }) => `Report about a ${type}`,
  caseOpen: 'Received',
  caseReviewing: 'Being looked at',
  caseResolvedShort: 'Resolved',
  caseDismissedShort: 'Dismissed',
  outcome: 'Outcome',
  moreReports: 'More reports',
}
