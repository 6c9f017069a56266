-- What came in with each import, so that a course can be brought back to it; of older ones nothing is kept.
alter table course_imports add column draft text;
