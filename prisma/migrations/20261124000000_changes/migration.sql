-- Every server of the site hears at once when something changed that visitors see (lib/server/instances), whoever changed it.
-- A review that waits tells nothing: nobody is shown it, and telling takes turns.
CREATE FUNCTION "tell_of_change"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('scicalc_changes', TG_ARGV[0]);
  RETURN NULL;
END
$$;
CREATE TRIGGER "faqs_tell_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "faqs"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_change"('faqs');
CREATE TRIGGER "user_reviews_tell_added" AFTER INSERT ON "user_reviews"
  FOR EACH ROW WHEN (NEW."is_approved") EXECUTE FUNCTION "tell_of_change"('reviews');
CREATE TRIGGER "user_reviews_tell_changed" AFTER UPDATE ON "user_reviews"
  FOR EACH ROW WHEN (OLD."is_approved" OR NEW."is_approved") EXECUTE FUNCTION "tell_of_change"('reviews');
CREATE TRIGGER "user_reviews_tell_deleted" AFTER DELETE ON "user_reviews"
  FOR EACH ROW WHEN (OLD."is_approved") EXECUTE FUNCTION "tell_of_change"('reviews');
CREATE TRIGGER "user_reviews_tell_emptied" AFTER TRUNCATE ON "user_reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_change"('reviews');
