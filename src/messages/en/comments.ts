/** The comments section (spec 2.176 to 2.180, 5.01, 8.06 to 8.10). */
export const comments = {
  comments: 'Comments',
  write: 'Write a comment',
  send: 'Comment',
  count: ({ count }: { count: number }) => (count === 1 ? '1 comment' : `${count} comments`),
  sending: 'Saving...',
  createPageToComment: 'Create a Page to Comment',
  deleteConfirm: 'Are you sure you want to delete this comment?',
  delete: 'Delete comment',
  loading: 'Loading comments...',
  empty: 'No comments yet. Be the first!',
  required: 'Description is required',
  saveFailed: 'Failed to save comment',
  deleteFailed: 'Failed to delete comment',
  more: 'More comments',
}
